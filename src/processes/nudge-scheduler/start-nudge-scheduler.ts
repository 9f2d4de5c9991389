import type { QueryClient } from '@tanstack/react-query'
import { createActor } from 'xstate'
import type { ModalKind } from '#machines/web/modal-stack/modal-stack.types.ts'
import { nudgeSchedulerMachine } from '#machines/web/nudge-scheduler/nudge-scheduler.machine.ts'
import { sceneOf } from '#machines/web/nudge-scheduler/nudge-scheduler.rules.ts'
import type { NudgeSchedulerEvent } from '#machines/web/nudge-scheduler/nudge-scheduler.types.ts'
import { observe } from '#processes/journey/observe.ts'
import type { Processes } from '#processes/processes.ts'
import { nudgeSchedulerActors, storeNudged } from './nudge-scheduler.actors.ts'

type Around = Pick<Processes, 'session' | 'modals' | 'assumed'>

const nudges: ReadonlySet<ModalKind> = new Set(['careerInterest', 'questionnaire'] as const)

const endings = {
  finished: { type: 'questionnaire.answered' },
  postponed: { type: 'questionnaire.postponed' },
} satisfies Record<string, NudgeSchedulerEvent>

/**
 * Starts the scheduler of the nudges for this tab; call once.
 * @returns a function that tells whether the home page is shown
 */
export const startNudgeScheduler = (
  { session, modals, assumed }: Around,
  queryClient: QueryClient,
): ((isHome: boolean) => void) => {
  let isHome = false
  let open: ModalKind | undefined
  let reason: string | null = null
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
  const stack = () => modals.getSnapshot().context.stack.map(({ kind }) => kind)
  const look = () =>
    scheduler.send({
      type: 'scene.observed',
      scene: sceneOf({
        isHome,
        signedIn: session.getSnapshot().hasTag('signedIn'),
        // The page was rendered for nobody: who is signed in now did it here.
        signedInHere: assumed === 'signedOut',
        visible: document.visibilityState === 'visible',
        online: navigator.onLine,
        hasModal: stack().some((kind) => !nudges.has(kind)),
      }),
    })
  const ended = (kind: ModalKind): NudgeSchedulerEvent => {
    if (kind === 'careerInterest') return { type: 'career.closed' }
    return endings[reason as keyof typeof endings] ?? { type: 'questionnaire.closed' }
  }
  modals.on('modal.recorded', (recorded) => {
    reason = recorded.reason
  })
  modals.subscribe(() => {
    look()
    const now = stack().find((kind) => nudges.has(kind))
    const before = open
    open = now
    if (before && before !== now) scheduler.send(ended(before))
  })
  session.subscribe(look)
  document.addEventListener('visibilitychange', look)
  for (const change of ['online', 'offline']) window.addEventListener(change, look)
  scheduler.start()
  return (next) => {
    isHome = next
    look()
  }
}
