import { assign, setup } from 'xstate'
import { answered, isKind } from '#machines/kit/answered.ts'
import type { OrderInput } from '#machines/kit/order.types.ts'
import type {
	FreeEnrolmentActors,
	FreeEnrolmentContext,
	FreeEnrolmentOutput,
	FreeEnrolmentVerdict,
} from './free-enrolment.types.ts'

type Answer = { event: { output: FreeEnrolmentVerdict } }

const keeping = {
	type: 'assignVerdict' as const,
	params: ({ event }: Answer) => ({ verdict: event.output }),
}

/** Enrolling without payment (PUR-04). */
export const freeEnrolmentMachine = setup({
	types: {
		context: {} as FreeEnrolmentContext,
		input: {} as OrderInput,
		output: {} as FreeEnrolmentOutput,
		tags: {} as 'busy',
		meta: {} as { requirement: string },
	},
	actors: {} as FreeEnrolmentActors,
	actions: {
		assignVerdict: assign({
			verdict: (_, params: { verdict: FreeEnrolmentVerdict }) => params.verdict,
		}),
	},
	guards: {
		isKind,
	},
}).createMachine({
	id: 'free-enrolment',
	description: 'Shown as `Registering...`.',
	context: ({ input }) => ({ request: input, verdict: null }),
	initial: 'registering',
	output: ({ event }) => event.output as FreeEnrolmentOutput,
	states: {
		registering: {
			tags: 'busy',
			meta: { requirement: 'PUR-04' },
			invoke: {
				id: 'registerFree',
				src: 'registerFree',
				input: ({ context }) => context.request,
				onDone: [
					{
						guard: answered<FreeEnrolmentVerdict>('enrolled'),
						target: 'enrolled',
						actions: keeping,
					},
					{ target: 'refused', actions: keeping },
				],
				onError: 'failed',
			},
		},
		enrolled: {
			type: 'final',
			meta: { requirement: 'PUR-04' },
			output: ({ context }) => context.verdict!,
		},
		refused: {
			type: 'final',
			meta: { requirement: 'PUR-04' },
			output: ({ context }) => context.verdict!,
		},
		failed: {
			description: 'Shown as `Something went wrong !`.',
			type: 'final',
			meta: { requirement: 'PUR-04' },
			output: { kind: 'failed' as const },
		},
	},
})
