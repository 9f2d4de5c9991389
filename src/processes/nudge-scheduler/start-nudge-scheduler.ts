import type { QueryClient } from '@tanstack/react-query'
import { createActor } from 'xstate'
import type { ModalKind } from '#machines/web/modal-stack/modal-stack.types.ts'
import { nudgeSchedulerMachine } from '#machines/web/nudge-scheduler/nudge-scheduler.machine.ts'
import type { Seen } from '#machines/web/nudge-scheduler/nudge-scheduler.rules.ts'
import { observe } from '#processes/journey/observe.ts'
import type { Processes } from '#processes/processes.ts'
import { nudgeSchedulerActors, storeNudged } from './nudge-scheduler.actors.ts'

type Around = Pick<Processes, 'session' | 'modals' | 'assumed'>

const nudges: ReadonlySet<ModalKind> = new Set(['careerInterest', 'questionnaire'] as const)

/**
 * Starts the scheduler of the nudges for this tab; call once.
 * @returns a function that tells whether the home page is shown
 */
export const startNudgeScheduler = (
	{ session, modals, assumed }: Around,
	queryClient: QueryClient,
): ((isHome: boolean) => void) => {
	const show = (kind: ModalKind) => modals.send({ type: 'modal.opened', modal: { kind } })
	const scheduler = createActor(
		nudgeSchedulerMachine.provide({
			actors: nudgeSchedulerActors(queryClient),
			actions: {
				openCareer: () => show('careerInterest'),
				openQuestionnaire: () => show('questionnaire'),
				storeNudged,
			},
		}),
		{ inspect: observe },
	)
	const report = (seen: Partial<Seen>) => scheduler.send({ type: 'scene.observed', seen })
	const look = () =>
		report({
			signedIn: session.getSnapshot().hasTag('signedIn'),
			// The page was rendered for nobody: who is signed in now did it here.
			signedInHere: assumed === 'signedOut',
			visible: document.visibilityState === 'visible',
			online: navigator.onLine,
			hasModal: modals.getSnapshot().context.stack.some(({ kind }) => !nudges.has(kind)),
		})
	modals.on('modal.recorded', ({ interaction, kind, reason }) => {
		if (interaction === 'closed') scheduler.send({ type: 'modal.closed', kind, reason })
	})
	modals.subscribe(look)
	session.subscribe(look)
	document.addEventListener('visibilitychange', look)
	for (const change of ['online', 'offline']) window.addEventListener(change, look)
	scheduler.start()
	look()
	return (isHome) => report({ isHome })
}
