import { useSuspenseQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { nextAt } from '#atlas/simulate/next.ts'
import { simulate, statesOf } from '#atlas/simulate/simulate.ts'
import { readTrace, type TraceStep, writeTrace } from '#atlas/simulate/trace.ts'
import { modelQuery } from '../data/model-query.ts'
import { usePlace } from '../use-place.ts'

/**
 * Returns the simulation in the address: `trace` has all steps, `step` the number taken at the
 * moment shown. A step at an earlier moment replaces the later ones.
 */
export const useSimulation = (noun: string) => {
	const { data } = useSuspenseQuery(modelQuery(noun))
	const { model } = data
	const [{ trace: text, step }, go] = usePlace()
	const inputs = Object.keys(model.inputs)
	const first = inputs[0]!
	const trace = useMemo(() => readTrace(text ?? `start ${first}`), [text, first])
	const { moments, stopped } = useMemo(() => simulate(model, trace), [model, trace])
	const wanted = Number(step)
	const at = wanted >= 1 && wanted < moments.length ? Math.floor(wanted) : moments.length
	const now = moments[at - 1]
	const nexts = useMemo(() => (now ? nextAt(model, now) : []), [model, now])
	const states = now ? statesOf(now.snapshot) : []
	const leaves = states.filter((name) => !states.some((other) => other.startsWith(`${name}.`)))
	const nothing = { state: undefined, transition: undefined }
	const change = (next: readonly TraceStep[]) =>
		go({ trace: writeTrace(next), step: undefined, ...nothing }, { push: true })
	return {
		model,
		inputs,
		input: trace[0]?.label ?? '',
		moments,
		stopped,
		at,
		now,
		nexts,
		states,
		leaves,
		where: leaves.join(' and '),
		start: (done: TraceStep) => change([done]),
		choose: (done: TraceStep) => change([...trace.slice(0, at), done]),
		goTo: (moment: number) =>
			go(
				{ step: moment < moments.length ? String(moment) : undefined, ...nothing },
				{ push: true },
			),
	}
}

export type Simulating = ReturnType<typeof useSimulation>
