import { type AnyStateMachine, createMachine, not } from 'xstate'
import type { MachineModel } from '#atlas/graph/model.ts'
import { copyOf, type Json, listOf, statesOf, type Transitions, transitionsOf } from './config.ts'
import { type Fault, swappedFaults, unexpectedFaults } from './faults.ts'

/** A fault in words, and the machine with it, as a model; null where XState itself refuses to build that. */
export type Mutant = { fault: string; build: () => MachineModel | null }

const faultsOfTransition = (
  site: Transitions,
  at: number,
  elsewhere: string[],
): { fault: string; change: (transition: Json) => Json | null }[] => {
  const transition = site.list[at]!
  const faults: { fault: string; change: (transition: Json) => Json | null }[] = [
    { fault: 'deleted', change: () => null },
  ]
  const set = (fault: string, values: Json) =>
    faults.push({ fault, change: (old) => ({ ...old, ...values }) })
  if (transition.guard !== undefined) {
    set('without its guard', { guard: undefined })
    set('with its guard turned round', { guard: not(transition.guard as never) })
  }
  if (transition.target !== undefined) {
    set('without its target', { target: undefined })
    for (const target of elsewhere) set(`led to ${target}`, { target })
  }
  if (transition.reenter !== undefined) set('without re-entry', { reenter: undefined })
  const actions = listOf(transition.actions)
  actions.forEach((_, i) => {
    set(`without action ${i + 1}`, { actions: actions.filter((__, j) => j !== i) })
  })
  return faults
}

const faultsOf = (machine: AnyStateMachine, targetsEach: number): Fault[] => {
  const config = machine.config as Json
  const tops = Object.entries((config.states ?? {}) as Record<string, Json>)
    .filter(([, node]) => node.always === undefined && node.states === undefined)
    .map(([top]) => top)
  const faults: Fault[] = []
  for (const state of statesOf(config)) {
    for (const site of transitionsOf(state))
      site.list.forEach((transition, i) => {
        const others = tops.filter(
          (top) =>
            String(transition.target ?? '')
              .split('.')
              .at(-1) !== top,
        )
        const start = (site.label.length + i) % Math.max(1, others.length)
        const elsewhere = [...others.slice(start), ...others.slice(0, start)]
          .slice(0, targetsEach)
          .map((top) => `#${machine.id}.${top}`)
        for (const { fault, change } of faultsOfTransition(site, i, elsewhere))
          faults.push({
            fault: `${state.name} ${site.label} ${i + 1} ${fault}`,
            apply: (copy) =>
              site.write(
                copy,
                site.list.flatMap((old, j): Json[] => {
                  const kept = j === i ? change(old) : old
                  return kept ? [kept] : []
                }),
              ),
          })
      })
    for (const key of ['entry', 'exit', 'tags', 'invoke'])
      listOf(state.node[key]).forEach((_, i) => {
        faults.push({
          fault: `${state.name} without ${key} ${i + 1}`,
          apply: (copy) => {
            const node = state.find(copy)
            node[key] = listOf(node[key]).filter((__, j) => j !== i)
          },
        })
      })
    const others = Object.keys((state.node.states ?? {}) as Json).filter(
      (child) => child !== state.node.initial,
    )
    if (others[0])
      faults.push({
        fault: `${state.name} begins at ${others[0]}`,
        apply: (copy) => {
          state.find(copy).initial = others[0]
        },
      })
  }
  return faults
}

const withFault = (model: MachineModel, { apply }: Fault): MachineModel | null => {
  const config = copyOf(model.machine.config as Json)
  apply(config)
  try {
    const machine = createMachine(config as never, model.machine.implementations as never)
    return { ...model, machine: machine as unknown as AnyStateMachine }
  } catch {
    return null
  }
}

const delayMutants = (model: MachineModel): Mutant[] => {
  const { implementations } = model.machine
  return Object.entries(implementations.delays ?? {})
    .filter(([, ms]) => typeof ms === 'number')
    .map(([name, ms]) => ({
      fault: `${name} lasts ${Number(ms) + 1} ms`,
      build: () => ({
        ...model,
        machine: model.machine.provide({ delays: { [name]: Number(ms) + 1 } } as never),
      }),
    }))
}

/**
 * Every mutant of a machine: transitions deleted, led elsewhere, without guard, with the guard turned round, without re-entry or
 * without one action; states without one entry or exit action, tag or invoke, or begun elsewhere; an actor's outcomes exchanged; a
 * delay one millisecond longer; an event answered where it is not expected. States that only pass on are no places to lead to: the
 * mutant could not be told from the machine.
 * @param targetsEach to how many other states each transition is led
 */
export const mutantsOf = (model: MachineModel, targetsEach = 2): Mutant[] => {
  const { machine } = model
  const faults = [
    ...faultsOf(machine, targetsEach),
    ...swappedFaults(machine),
    ...unexpectedFaults(machine, Object.values(model.events)),
  ]
  return [
    ...faults.map((fault) => ({ fault: fault.fault, build: () => withFault(model, fault) })),
    ...delayMutants(model),
  ]
}
