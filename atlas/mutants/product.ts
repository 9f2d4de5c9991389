import type { AnyMachineSnapshot } from 'xstate'
import { stubActors } from '#atlas/graph/explore.ts'
import { json } from '#atlas/graph/label.ts'
import type { MachineModel } from '#atlas/graph/model.ts'
import { openStepper } from '#atlas/graph/stepper.ts'
import { type Trial, trialsOf } from '#atlas/graph/steps.ts'
import { seenOf, trialFor } from './run-steps.ts'

/**
 * True if two machines behave alike: `proved`, or steps that tell them apart, or `unknown` where
 * there are too many situations. `hidden` are fields of the context that differ all the same: the
 * model's `project` leaves them out.
 */
export type Verdict =
	| { kind: 'proved'; hidden: string[] }
	| { kind: 'differs'; steps: string[] }
	| { kind: 'unknown' }

type Pair = {
	one: AnyMachineSnapshot
	other: AnyMachineSnapshot
	step: string
	before: Pair | null
}

type Context = Record<string, unknown>

/**
 * Returns a reader of contexts as text. Situations share most values of their contexts, and it
 * writes each of these once.
 */
const contextReader = () => {
	const written = new WeakMap<object, string>()
	const textOf = (value: unknown): string => {
		if (typeof value !== 'object' || value === null) return json(value)
		const known = written.get(value)
		if (known !== undefined) return known
		const text = json(value)
		written.set(value, text)
		return text
	}
	const read = (context: Context = {}): string =>
		Object.keys(context)
			.sort()
			.map((field) => `${field}:${textOf(context[field])}`)
			.join()
	/** The fields that are not the same in both. */
	const differing = (left: Context = {}, right: Context = {}): string[] => {
		const fields = new Set([...Object.keys(left), ...Object.keys(right)])
		return [...fields].filter((field) => textOf(left[field]) !== textOf(right[field]))
	}
	return { read, differing }
}

const stepsTo = (pair: Pair | null): string[] => {
	const steps: string[] = []
	for (let at = pair; at; at = at.before) steps.unshift(at.step)
	return steps
}

const namesOf = (trials: readonly Trial[]) => trials.map(({ kind, label }) => `${kind} ${label}`)

/**
 * Searches the product of two machines, breadth first, for a sequence of the model's steps that
 * shows a difference: in the possible steps, in the situation reached, or in its effects. Pairs
 * differ by their whole context, so an answer of `proved` covers every sequence of the model's
 * events, outcomes and delays, of any length.
 * @param most maximum number of pairs before the answer is `unknown`
 */
export const compare = (one: MachineModel, other: MachineModel, most = 20_000): Verdict => {
	const steppers = [openStepper(stubActors(one)), openStepper(stubActors(other))] as const
	const seen = new Set<string>()
	const hidden = new Set<string>()
	const queue: Pair[] = []
	const contexts = contextReader()
	const visit = (label: string, pair: Pair): void => {
		const [left, right] = [contexts.read(pair.one.context), contexts.read(pair.other.context)]
		const key = `${label}\n${left}\n${right}`
		if (seen.has(key)) return
		seen.add(key)
		queue.push(pair)
		if (left === right) return
		for (const field of contexts.differing(pair.one.context, pair.other.context)) hidden.add(field)
	}
	const tell = (
		before: Pair | null,
		step: string,
		run: (i: 0 | 1) => { seen: string; snapshot: AnyMachineSnapshot },
	): Verdict | null => {
		const [left, right] = [run(0), run(1)]
		if (left.seen !== right.seen) return { kind: 'differs', steps: [...stepsTo(before), step] }
		const [label] = left.seen.split('\n', 1)
		visit(label!, { one: left.snapshot, other: right.snapshot, step, before })
		return null
	}
	try {
		for (const label of Object.keys(one.inputs)) {
			const verdict = tell(null, `start ${label}`, (i) => {
				const made = steppers[i].start(one.inputs[label])
				return { seen: seenOf(one, made), snapshot: made.snapshot }
			})
			if (verdict) return verdict
		}
		for (const pair of queue) {
			if (seen.size > most) return { kind: 'unknown' }
			if (pair.one.status !== 'active') continue
			const trials = trialsOf(one, pair.one)
			const others = namesOf(trialsOf(other, pair.other))
			const missing = namesOf(trials).find((name, i) => others[i] !== name)
			if (missing !== undefined || others.length !== trials.length)
				return { kind: 'differs', steps: [...stepsTo(pair), missing ?? others[trials.length]!] }
			for (const trial of trials) {
				const verdict = tell(pair, `${trial.kind} ${trial.label}`, (i) => {
					const snapshot = i === 0 ? pair.one : pair.other
					const own = trialFor(i === 0 ? one : other, snapshot, trial)!
					const made = steppers[i].step(snapshot, own.event)
					return { seen: seenOf(one, made, own), snapshot: made.snapshot }
				})
				if (verdict) return verdict
			}
		}
	} catch (error) {
		return {
			kind: 'differs',
			steps: [`throws ${String((error as Error)?.message).split('\n')[0]}`],
		}
	}
	return { kind: 'proved', hidden: [...hidden] }
}
