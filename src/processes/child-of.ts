import type { AnyActorLogic, InputFrom, OutputFrom } from 'xstate'

/**
 * Refuses logic that answers what the contract does not know, or that needs what the contract does
 * not give.
 */
type Fits<Logic, Contract> =
	OutputFrom<Logic> extends OutputFrom<Contract>
		? InputFrom<Contract> extends InputFrom<Logic>
			? unknown
			: never
		: never

/**
 * Casts a machine to an actor that another machine declares by input and output only. XState runs
 * either the same way, and the view finds the running machine in `snapshot.children`.
 * @example childOf<PurchaseActors['payByCard']>()(cardPayment)
 */
export const childOf =
	<Contract extends AnyActorLogic>() =>
	<Logic extends AnyActorLogic>(logic: Logic & Fits<Logic, Contract>): Contract =>
		logic as unknown as Contract
