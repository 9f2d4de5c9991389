import { type AnyStateMachine, assign } from 'xstate'
import { type Json, listOf, type State, statesOf, transitionsOf } from './config.ts'
import type { Fault } from './faults.ts'

type Given = (scope: never, params: never) => unknown

/** Another value of the same kind, so that what depends on it shows the difference. */
const changed = (value: unknown): unknown => {
  if (typeof value === 'string') return `${value}~`
  if (typeof value === 'number') return value + 1
  if (typeof value === 'boolean') return !value
  if (value === null || value === undefined) return '~'
  if (Array.isArray(value)) return [...value, '~']
  if (typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, changed(inner)]))
}

const changing = (given: unknown): unknown =>
  typeof given === 'function'
    ? (scope: never, params: never) => changed((given as Given)(scope, params))
    : changed(given)

const withChangedParams = (actions: unknown, at: number) =>
  listOf(actions).map((action, i) =>
    i === at ? { ...(action as Json), params: changing((action as Json).params) } : action,
  )

const haveParams = (actions: unknown): number[] =>
  listOf(actions).flatMap((action, i) => ((action as Json)?.params === undefined ? [] : [i]))

const paramsOfTransitions = (state: State): Fault[] =>
  transitionsOf(state).flatMap((site) =>
    site.list.flatMap((transition, at) =>
      haveParams(transition.actions).map((action) => ({
        fault: `${state.name} ${site.label} ${at + 1} with other params of action ${action + 1}`,
        apply: (copy: Json) =>
          site.write(
            copy,
            site.list.map((old, j) =>
              j === at ? { ...old, actions: withChangedParams(old.actions, action) } : old,
            ),
          ),
      })),
    ),
  )

const paramsOfState = ({ name, node, find }: State): Fault[] =>
  ['entry', 'exit'].flatMap((key) =>
    haveParams(node[key]).map((action) => ({
      fault: `${name} ${key} with other params of action ${action + 1}`,
      apply: (copy: Json) => {
        find(copy)[key] = withChangedParams(node[key], action)
      },
    })),
  )

const inputsOf = ({ name, node, find }: State): Fault[] =>
  listOf(node.invoke).flatMap((invoke, at) =>
    (invoke as Json).input === undefined
      ? []
      : [
          {
            fault: `${name} gives ${(invoke as Json).id} another input`,
            apply: (copy: Json) => {
              const found = find(copy)
              found.invoke = (listOf(found.invoke) as Json[]).map((each, j) =>
                j === at ? { ...each, input: changing(each.input) } : each,
              )
            },
          },
        ],
  )

/** Params of actions and inputs of actors with other values in them. */
export const valueFaults = (machine: AnyStateMachine): Fault[] =>
  statesOf(machine.config as Json).flatMap((state) => [
    ...paramsOfTransitions(state),
    ...paramsOfState(state),
    ...inputsOf(state),
  ])

type Assignment = Json | Given

/** Named assigns of a machine, each without one of its fields, or with other values where the fields are computed together. */
export const assignFaults = (
  machine: AnyStateMachine,
): { fault: string; actions: Record<string, unknown> }[] =>
  Object.entries(machine.implementations.actions ?? {}).flatMap(([name, action]) => {
    const { assignment } = action as { assignment?: Assignment }
    if (assignment === undefined) return []
    if (typeof assignment === 'function')
      return [
        {
          fault: `${name} assigns other values`,
          actions: { [name]: assign(changing(assignment) as never) },
        },
      ]
    return Object.keys(assignment).map((field) => ({
      fault: `${name} does not assign ${field}`,
      actions: {
        [name]: assign(
          Object.fromEntries(Object.entries(assignment).filter(([key]) => key !== field)) as never,
        ),
      },
    }))
  })
