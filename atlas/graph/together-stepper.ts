import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot } from 'xstate'
import { childrenOf } from './children.ts'
import { effectsOf } from './effects.ts'
import { stubActors, takenIn } from './explore.ts'
import type { MachineModel } from './model.ts'
import { requirementsOf } from './requirements.ts'
import { type Macrostep, openStepper, type Stepper } from './stepper.ts'

/** A machine that another one runs: its reference, which identifies the start, and its snapshot. */
type Inner = { ref: AnyActorRef; snapshot: AnyMachineSnapshot }

/** Snapshots of a machine and of those that it runs, by their ids. */
export type Situation = { outer: AnyMachineSnapshot; inner: ReadonlyMap<string, Inner> }

/** Result of one step for all of them, after all their messages are processed. */
export type Done = Situation & { effects: string[]; requirements: string[]; transitions: string[] }

type Sent = { to?: unknown; targetId?: string; event: AnyEventObject }

const sentBy = ({ actions }: Macrostep): Sent[] =>
	(actions as readonly { type: string; params?: unknown }[]).flatMap(({ type, params }) =>
		type === 'xstate.sendTo' ? [params as Sent] : [],
	)

/** The id of the actor that something is sent to. */
const receiverOf = ({ to, targetId }: Sent): string =>
	targetId?.replace(/^#_/, '') ?? String((to as { id?: unknown } | undefined)?.id ?? '')

const ending = (
	id: string,
	{ status, output, error }: AnyMachineSnapshot,
): AnyEventObject | null => {
	if (status === 'done') return { type: `xstate.done.actor.${id}`, actorId: id, output }
	return status === 'error' ? { type: `xstate.error.actor.${id}`, actorId: id, error } : null
}

/** Takes steps of a machine and of those that it runs. */
export type TogetherStepper = {
	start: (input: unknown) => Done
	/** @param settles the id of an actor that is answered for by this event */
	outer: (from: Situation, event: AnyEventObject, settles?: string) => Done
	inner: (from: Situation, id: string, event: AnyEventObject, settles?: string) => Done
}

/**
 * Takes steps of a machine together with machines that it invokes or spawns: their output and what
 * they send is heard by the one that runs them, and the other way round, before a step is over.
 * @param models of the machines that are run, by the id of the actor
 */
export const openTogether = (
	outer: MachineModel,
	models: Readonly<Record<string, MachineModel>>,
): TogetherStepper => {
	const steppers = new Map<string, Stepper>(
		Object.entries(models).map(([id, model]) => [id, openStepper(stubActors(model))]),
	)
	const own = openStepper(stubActors(outer))
	const afterInner = (
		done: Done,
		id: string,
		step: Macrostep,
		before: AnyMachineSnapshot | undefined,
		settles?: string,
	): void => {
		const ref = done.inner.get(id)!.ref
		const inner = new Map(done.inner).set(id, { ref, snapshot: step.snapshot })
		done.inner = inner
		const effects = effectsOf(models[id]!, step.snapshot, step.actions, settles)
		done.effects.push(...effects.map((effect) => `${id}: ${effect}`))
		done.requirements.push(
			...requirementsOf(step.microsteps[0]?.taken ?? [], step.snapshot, before),
		)
		done.transitions.push(...takenIn(step.microsteps).map((taken) => `${id}/${taken}`))
		for (const { targetId, event } of sentBy(step))
			if (targetId === '#_parent') afterOuter(done, own.step(done.outer, event), done.outer)
		const ended = ending(id, step.snapshot)
		if (ended && done.inner.get(id)?.ref === ref)
			afterOuter(done, own.step(done.outer, ended), done.outer, id)
	}

	const afterOuter = (
		done: Done,
		step: Macrostep,
		before: AnyMachineSnapshot | null,
		settles?: string,
	): void => {
		done.outer = step.snapshot
		done.effects.push(...effectsOf(outer, step.snapshot, step.actions, settles))
		done.requirements.push(
			...requirementsOf(
				before ? (step.microsteps[0]?.taken ?? []) : [],
				step.snapshot,
				before ?? undefined,
			),
		)
		done.transitions.push(...takenIn(step.microsteps))
		const running = step.snapshot.status === 'active' ? childrenOf(step.snapshot) : []
		const here = new Map(
			running.filter(({ ref, isOver }) => ref && !isOver).map(({ id, ref }) => [id, ref!]),
		)
		done.inner = new Map([...done.inner].filter(([id, { ref }]) => here.get(id) === ref))
		for (const [id, ref] of here) {
			if (!models[id] || done.inner.has(id)) continue
			const { input } = ref.getSnapshot() as { input?: unknown }
			const started = steppers.get(id)!.start(input)
			done.inner = new Map(done.inner).set(id, { ref, snapshot: started.snapshot })
			afterInner(done, id, started, undefined)
		}
		for (const sent of sentBy(step)) {
			const id = receiverOf(sent)
			const one = done.inner.get(id)
			if (one) afterInner(done, id, steppers.get(id)!.step(one.snapshot, sent.event), one.snapshot)
		}
	}
	const begun = (situation?: Situation): Done => ({
		outer: situation?.outer as AnyMachineSnapshot,
		inner: situation?.inner ?? new Map(),
		effects: [],
		requirements: [],
		transitions: [],
	})
	return {
		start: (input) => {
			const done = begun()
			afterOuter(done, own.start(input), null)
			return done
		},
		outer: (from, event, settles) => {
			const done = begun(from)
			afterOuter(done, own.step(from.outer, event), from.outer, settles)
			return done
		},
		inner: (from, id, event, settles) => {
			const done = begun(from)
			const { snapshot } = from.inner.get(id)!
			afterInner(done, id, steppers.get(id)!.step(snapshot, event), snapshot, settles)
			return done
		},
	}
}
