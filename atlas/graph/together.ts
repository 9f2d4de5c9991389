import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot } from 'xstate'
import { childrenOf } from './children.ts'
import { effectsOf } from './effects.ts'
import { stubActors, takenIn } from './explore.ts'
import { type Edge, type Graph, ROOT, stateOf } from './graph.ts'
import { labelOf } from './label.ts'
import type { MachineModel } from './model.ts'
import { requirementsOf } from './requirements.ts'
import { type Macrostep, openStepper, type Stepper } from './stepper.ts'
import { type Trial, trialsOf } from './steps.ts'

/** A machine that another one runs: which start of it this is, and where it stands. */
type Inner = { ref: AnyActorRef; snapshot: AnyMachineSnapshot }

/** Where a machine stands, and those that it runs, by their ids. */
type Situation = { outer: AnyMachineSnapshot; inner: ReadonlyMap<string, Inner> }

/** What one step does to all of them, until each has heard what the others told it. */
type Done = Situation & { effects: string[]; requirements: string[]; transitions: string[] }

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

const rest = (label: string): string => label.slice(stateOf(label).length)

/** States of all of them side by side: those of a machine that is run stand behind the id of its actor. */
const wordsOf = (
  outer: MachineModel,
  models: Readonly<Record<string, MachineModel>>,
  { outer: snapshot, inner }: Situation,
): string => {
  const own = labelOf(outer, snapshot)
  const others = [...inner].map(([id, one]) => [id, labelOf(models[id]!, one.snapshot)] as const)
  const states = others.map(([id, label]) => `+${id}.${stateOf(label).replaceAll('+', `+${id}.`)}`)
  return `${stateOf(own)}${states.join('')}${rest(own)}${others.map(([id, label]) => ` ${id}:${rest(label)}`).join('')}`
}

/**
 * Explores a machine together with machines that it invokes or spawns: what they do is a step of the whole, their output and what they send
 * is heard by the one that runs them, and the other way round.
 * @param models of the machines that are run, by the id of the actor; other actors answer as the model of `outer` says
 * @param limit most situations to visit; the graph's `open` names those that were not
 */
export const exploreTogether = (
  outer: MachineModel,
  models: Readonly<Record<string, MachineModel>>,
  limit = 20_000,
): Graph => {
  const steppers = new Map<string, Stepper>(
    Object.entries(models).map(([id, model]) => [id, openStepper(stubActors(model))]),
  )
  const own = openStepper(stubActors(outer))
  const found = new Map<string, Situation>()
  const queue: string[] = []
  const edges: Edge[] = []

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
  const note = (from: string, { kind, label }: Pick<Trial, 'kind' | 'label'>, done: Done): void => {
    const to = wordsOf(outer, models, done)
    const effects = done.effects.sort()
    if (kind === 'event' && to === from && effects.length === 0) return
    if (!found.has(to)) {
      found.set(to, { outer: done.outer, inner: done.inner })
      queue.push(to)
    }
    const requirements = [...new Set(done.requirements)].sort()
    edges.push({ from, kind, label, to, effects, requirements, transitions: done.transitions })
  }

  for (const [label, input] of Object.entries(outer.inputs)) {
    const done = begun()
    afterOuter(done, own.start(input), null)
    note(ROOT, { kind: 'start', label }, done)
  }
  let visited = 0
  for (; visited < queue.length && visited < limit; visited += 1) {
    const from = queue[visited]!
    const situation = found.get(from)!
    if (situation.outer.status !== 'active') continue
    for (const trial of trialsOf(outer, situation.outer)) {
      if (trial.settles && situation.inner.has(trial.settles)) continue
      const done = begun(situation)
      afterOuter(done, own.step(situation.outer, trial.event), situation.outer, trial.settles)
      note(from, trial, done)
    }
    for (const [id, { snapshot }] of situation.inner)
      for (const { kind, label, event, settles } of trialsOf(models[id]!, snapshot)) {
        const done = begun(situation)
        afterInner(done, id, steppers.get(id)!.step(snapshot, event), snapshot, settles)
        note(from, { kind, label: `${id}/${label}` }, done)
      }
  }
  const events = [outer, ...Object.values(models)].flatMap((model) => Object.keys(model.events))
  const open = queue.slice(visited)
  return open.length > 0 ? { edges, events, open } : { edges, events }
}
