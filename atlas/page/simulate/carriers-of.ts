import { payloadOf } from '#atlas/simulate/payload.ts'
import type { Carrier } from './payload-form.tsx'
import type { Simulating } from './use-simulation.ts'

/** Returns the steps that accept a custom payload: the possible ones, then a restart. */
export const carriersOf = ({ model, nexts }: Simulating): Carrier[] => [
	...nexts
		.filter(({ payload }) => payload !== undefined)
		.map(({ done, payload }) => ({
			done,
			payload,
			name: done.kind === 'outcome' ? `answer ${done.label}` : done.label,
		})),
	...Object.entries(model.inputs).flatMap(([label, input]): Carrier[] => {
		const payload = payloadOf({ type: 'input', ...(input as object) })
		return payload === undefined
			? []
			: [{ done: { kind: 'start', label }, payload, name: `start ${label}` }]
	}),
]
