import { emit, setup } from 'xstate'
import { answered, isKind } from '#machines/kit/answered.ts'
import { answeredFailure, failureActions, unavailable } from '#machines/kit/failure.ts'
import type {
	CommandActors,
	CommandContext,
	CommandEmitted,
	CommandEvent,
	CommandFailure,
	CommandTag,
	CommandVerdict,
} from './command.types.ts'

const meta = { requirement: 'DSK-02' }

/**
 * One call of the desk that is asked about first, and that waits where the session's second factor
 * has expired (DSK-02).
 */
export const commandMachine = setup({
	types: {
		context: {} as CommandContext,
		events: {} as CommandEvent,
		emitted: {} as CommandEmitted,
		tags: {} as CommandTag,
		meta: {} as { requirement: string },
	},
	actors: {} as CommandActors,
	actions: { ...failureActions<CommandFailure>(), report: emit({ type: 'command.done' }) },
	guards: { isKind },
}).createMachine({
	id: 'command',
	description: 'The call is sent only after a yes.',
	context: { failure: null },
	initial: 'idle',
	states: {
		idle: {
			meta,
			on: { 'command.requested': { target: 'confirming', actions: 'clearFailure' } },
		},
		confirming: {
			tags: 'asking',
			meta,
			on: { 'command.confirmed': { target: 'sending', meta }, 'command.declined': 'idle' },
		},
		sending: {
			tags: ['busy', 'asking'],
			meta,
			entry: 'clearFailure',
			invoke: {
				id: 'sendCommand',
				src: 'sendCommand',
				input: {},
				onDone: [
					{ guard: answered<CommandVerdict>('done'), target: 'idle', actions: 'report' },
					{
						guard: answered<CommandVerdict>('verificationRequired'),
						target: 'awaitingFactor',
						description: 'The second factor expired while the page was open.',
					},
					{ target: 'confirming', actions: answeredFailure<CommandFailure>() },
				],
				onError: { target: 'confirming', actions: unavailable },
			},
		},
		awaitingFactor: {
			meta,
			on: { 'factor.verified': 'sending', 'factor.declined': 'idle' },
		},
	},
})
