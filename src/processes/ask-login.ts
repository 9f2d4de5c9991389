import type { Intent } from '#machines/people/session/session.rules.ts'
import type { Processes } from './processes.ts'

/**
 * Opens the login modal and remembers what it interrupted, so that it goes on afterwards (ROL-01).
 */
export const askLogin = ({ session, modals }: Processes, intent: Intent): void => {
	session.send({ type: 'login.asked', intent })
	modals.send({ type: 'modal.opened', modal: { kind: 'login' } })
}
