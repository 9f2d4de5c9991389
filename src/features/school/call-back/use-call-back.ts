import { useActorRef } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { callBackMachine } from '#machines/school/call-back/call-back.machine.ts'
import type { CallBackInput } from '#machines/school/call-back/call-back.types.ts'
import { recordEvent } from '#processes/analytics/record-event.ts'
import { observe } from '#processes/journey/observe.ts'
import { queueChange } from '#processes/offline-queue/offline-queue.ts'
import { callBackActors } from './call-back.actors.ts'
import { requestOf } from './call-back-request.ts'

export type CallBackRef = ActorRefFrom<typeof callBackMachine>

/**
 * The process of one opened call-back form; it ends with the dialog. Its ends are recorded (ANA-01,
 * CBK-06).
 */
export const useCallBack = (input: CallBackInput): CallBackRef =>
	useActorRef(
		callBackMachine.provide({
			actors: callBackActors,
			actions: {
				recordSubmitted: () => recordEvent('call-back submitted'),
				queueRequest: (_, { values }) => {
					queueChange({ kind: 'call-back', values: requestOf(values) }, '')
				},
				recordAbandoned: (_, { reason }) => recordEvent('call-back abandon', { reason }),
			},
		}),
		{ inspect: observe, input },
	)
