/**
 * A step on the way to a purchase: runs of a machine that took one of some transitions; with
 * `unless`, runs that took none of them. Transitions by their ids, as journeys have them (ATL-04).
 */
export type FunnelStep = {
	step: 'added' | 'opened' | 'submitted' | 'provider' | 'paid' | 'enrolled'
	machine: 'cart' | 'purchase'
} & ({ took: readonly string[] } | { unless: readonly string[] })

/**
 * The steps of buying (DSK-17). A buyer who comes back from the provider begins a second run of the
 * same purchase, which is not opened again. A test compares the ids with the machines.
 */
export const buyingSteps: readonly FunnelStep[] = [
	{
		step: 'added',
		machine: 'cart',
		took: [
			'local item.added 1',
			'merging item.added 1',
			'mergeFailed item.added 1',
			'server.idle item.added 1',
			'server.changing item.added 1',
		],
	},
	{ step: 'opened', machine: 'purchase', unless: ['opening always 1'] },
	{
		step: 'submitted',
		machine: 'purchase',
		took: ['opening always 2', 'editing purchase.submitted 1'],
	},
	{
		step: 'provider',
		machine: 'purchase',
		took: ['choosingProvider done(chooseProvider) 1', 'choosingProvider done(chooseProvider) 4'],
	},
	{
		step: 'paid',
		machine: 'purchase',
		took: [
			'payingByCard done(payByCard) 1',
			'pending.checking done(awaitPayment) 1',
			'pending.rechecking done(awaitPayment) 1',
			'pending.checkingLater done(awaitPayment) 1',
			'pending.checkingLast done(awaitPayment) 1',
		],
	},
	{ step: 'enrolled', machine: 'purchase', took: ['registering done(enrolFree) 1'] },
]
