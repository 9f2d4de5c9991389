import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import { stubActors, takenIn } from '#atlas/graph/explore.ts'
import { json, labelOf } from '#atlas/graph/label.ts'
import type { MachineModel, Outcome } from '#atlas/graph/model.ts'
import { type Macrostep, openStepper } from '#atlas/graph/stepper.ts'
import { trialsOf } from '#atlas/graph/steps.ts'
import { chanceAsked, chances, withChance } from './chance.ts'
import { answerOf, named, payloadOf } from './named-examples.ts'
import { outlook } from './outlook.ts'

/** Examples that may be chosen: of inputs, of each event type, and of each answer of each actor. */
export type Candidates = {
	inputs: unknown[]
	events: Record<string, AnyEventObject[]>
	outcomes: Record<string, Record<string, Outcome[]>>
}

/**
 * The examples that show something different, and the fields of the context that depend on the
 * clock or on chance.
 */
export type Chosen = Pick<MachineModel, 'inputs' | 'events' | 'outcomes'> & {
	byChance: ReadonlySet<string>
}

const SITUATIONS = 250
const MOST_EXAMPLES = 12
const MOST_INPUTS = 4
/** Steps that are tried in all; a large machine is looked at less closely. */
const MOST_TRIES = 60_000

/**
 * Walks a machine with examples and keeps, in each situation, one of each that leads elsewhere,
 * makes other transitions be taken, or lets later guards say something else.
 * @param model with one example of everything; what is chosen takes their place
 */
export const choose = (model: MachineModel, candidates: Candidates): Chosen => {
	const machine = stubActors({ ...model, outcomes: candidates.outcomes as never })
	const stepper = openStepper(machine)
	const lookOut = outlook(machine)
	const byChance = new Set<string>()
	const chosen = new Map<string, unknown[]>()
	const seen = new Set<string>()
	const queue: { snapshot: AnyMachineSnapshot; from: unknown }[] = []
	/** Inputs after which the machine throws at a delay, or at an event with every example of it. */
	const unfit = new Set<unknown>()
	let from: unknown
	let tries = 0

	const run = (make: () => Macrostep): Macrostep | null => {
		tries += 1
		chanceAsked()
		try {
			const made = withChance(chances[0], make)
			if (!chanceAsked()) return made
			const { context } = withChance(chances[1], make).snapshot
			for (const [key, value] of Object.entries(made.snapshot.context ?? {}))
				if (json(value) !== json((context as Record<string, unknown> | undefined)?.[key]))
					byChance.add(key)
			return made
		} catch {
			return null
		}
	}
	const visit = (snapshot: AnyMachineSnapshot): void => {
		const label = labelOf(model, snapshot)
		if (seen.has(label) || snapshot.status !== 'active') return
		seen.add(label)
		queue.push({ snapshot, from })
	}
	/** Keeps the examples that do something different here; those chosen elsewhere go first. */
	const keep = <Example>(
		name: string,
		examples: readonly Example[],
		make: (example: Example) => Macrostep,
		most = MOST_EXAMPLES,
	): void => {
		const own = (chosen.get(name) ?? []) as Example[]
		const shown = new Set<string>()
		let isTaken = examples.length === 0
		for (const example of [...own, ...examples.filter((one) => !own.includes(one))]) {
			if (tries > MOST_TRIES && own.length > 0) break
			const made = run(() => make(example))
			if (!made || (made.snapshot.status === 'error' && !name.startsWith('answer'))) continue
			isTaken = true
			const { snapshot, microsteps } = made
			const signature = [
				takenIn(microsteps).join(),
				snapshot.status,
				json(snapshot.value),
				lookOut(snapshot.context),
			].join('\n')
			if (shown.has(signature)) continue
			shown.add(signature)
			const isKept = own.includes(example)
			if (!isKept && own.length >= most) continue
			if (!isKept) own.push(example)
			visit(snapshot)
		}
		chosen.set(name, own)
		if (!isTaken && tries <= MOST_TRIES && name.startsWith('event')) unfit.add(from)
	}

	const start = (input: unknown): Macrostep => {
		from = input
		return stepper.start(input)
	}
	keep('start', candidates.inputs, start, MOST_INPUTS)
	for (let at = 0; at < queue.length && at < SITUATIONS; at += 1) {
		const { snapshot } = queue[at]!
		from = queue[at]!.from
		for (const trial of trialsOf(model, snapshot)) {
			if (trial.kind === 'delay') {
				const made = run(() => stepper.step(snapshot, trial.event))
				if (made) visit(made.snapshot)
				else unfit.add(from)
			} else if (trial.kind === 'event')
				keep(`event ${trial.label}`, candidates.events[trial.label] ?? [], (event) =>
					stepper.step(snapshot, event),
				)
		}
		for (const [src, answers] of Object.entries(candidates.outcomes))
			for (const [word, outcomes] of Object.entries(answers))
				keep(`answer ${src} ${word}`, outcomes, (outcome) => {
					const [trial] = trialsOf(
						{ ...model, events: {}, outcomes: { [src]: { [word]: outcome } } },
						snapshot,
					).filter(({ kind }) => kind === 'outcome')
					if (!trial) throw new Error('It is not running')
					return stepper.step(snapshot, trial.event)
				})
	}
	const of = <Example>(name: string, examples: readonly Example[]): Example[] => {
		const kept = (chosen.get(name) ?? []) as Example[]
		return kept.length > 0 ? kept : examples.slice(0, 1)
	}
	const inputs = of('start', candidates.inputs)
	const fit = inputs.filter((input) => !unfit.has(input))
	return {
		byChance,
		inputs: Object.fromEntries(named('default', fit.length > 0 ? fit : inputs, (input) => input)),
		events: Object.fromEntries(
			Object.entries(candidates.events).flatMap(([type, examples]) =>
				named(type, of(`event ${type}`, examples), payloadOf),
			),
		),
		outcomes: Object.fromEntries(
			Object.entries(candidates.outcomes).map(([src, answers]) => [
				src,
				Object.fromEntries(
					Object.entries(answers).flatMap(([word, outcomes]) =>
						named(word, of(`answer ${src} ${word}`, outcomes), answerOf),
					),
				),
			]),
		),
	}
}
