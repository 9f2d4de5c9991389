import type { AnyMachineSnapshot, StateValue } from 'xstate'
import { holdTab } from './hold-tab.ts'
import { observeAll, runningActors } from './observe.ts'
import { type Move, machineOf, movesTo } from './observe-moves.ts'

type Seen = { actor: string; machine: string; state: StateValue; tags: string[] }

/**
 * Message from a tab of the product to an atlas tab of the same browser (ATL-08): neither context
 * nor payload.
 */
export type LiveMessage =
	| { type: 'product.here'; tab: string; actors: Seen[]; held: boolean }
	| ({
			type: `actor.${Move['kind']}`
			tab: string
			/** Milliseconds since 1970. */
			at: number
			event: string
			transitions: string[]
	  } & Seen)

const stateOf = ({ value, tags }: AnyMachineSnapshot) => ({ state: value, tags: [...tags].sort() })

/** Tells a channel which machines run and each of their moves, until the answer is called. */
export const reportLive = async (channel: BroadcastChannel, tab: string): Promise<() => void> => {
	const held = await holdTab(channel, tab)
	const say = (message: LiveMessage) => channel.postMessage(message)
	const actors = runningActors().map((actor): Seen => {
		const snapshot = actor.getSnapshot() as AnyMachineSnapshot
		return { actor: actor.sessionId, machine: machineOf(actor)!, ...stateOf(snapshot) }
	})
	say({ type: 'product.here', tab, actors, held })
	return observeAll(
		movesTo(({ kind, actor, machine, event, transitions, snapshot }) =>
			say({
				type: `actor.${kind}`,
				tab,
				actor: actor.sessionId,
				machine,
				at: Date.now(),
				event,
				transitions,
				...stateOf(snapshot),
			}),
		),
	)
}
