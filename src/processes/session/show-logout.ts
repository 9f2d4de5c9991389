import type { Processes } from '#processes/processes.ts'

/**
 * Keeps the logout dialog among the modals while it has a message (SES-02, MOD-01). Leaving a page
 * closes its modals: the question counts as cancelled then, the message as read.
 */
export const showLogout = ({ logout, modals }: Pick<Processes, 'logout' | 'modals'>): void => {
	const stack = () => modals.getSnapshot().context.stack
	const isShown = () => stack().some(({ kind }) => kind === 'logout')
	const follow = () => {
		const isIdle = logout.getSnapshot().matches('idle')
		if (!isIdle && !isShown()) modals.send({ type: 'modal.opened', modal: { kind: 'logout' } })
		if (isIdle && stack().at(-1)?.kind === 'logout')
			modals.send({ type: 'modal.closed', reason: 'finished' })
	}
	logout.subscribe(follow)
	modals.subscribe(() => {
		if (isShown()) return
		logout.send({ type: 'logout.cancelled' })
		logout.send({ type: 'farewell.acknowledged' })
	})
	follow()
}
