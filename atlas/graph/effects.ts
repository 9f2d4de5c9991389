import type { AnyMachineSnapshot } from 'xstate'
import { effectOf } from './label.ts'
import type { MachineModel } from './model.ts'

type Pending = { type: string; params?: unknown }
type Emitted = { event: { type: string } }
type Spawned = { id: string; input: unknown }
type Delayed = { delay?: number }

const read = (model: MachineModel, action: Pending, settled: string | undefined): string | null => {
  if (model.effects.includes(action.type)) return effectOf('do', action.type, action.params)
  if (action.type === 'xstate.emit') {
    const { type, ...payload } = (action.params as Emitted).event
    return effectOf('emit', type, payload)
  }
  if (action.type === 'xstate.spawnChild') {
    const { id, input } = action.params as Spawned
    return effectOf('start', id, input)
  }
  if (action.type === 'xstate.stopChild') {
    const id = (action.params as { id?: string } | undefined)?.id
    return id === undefined || id === settled ? null : effectOf('stop', id)
  }
  if (action.type === 'xstate.raise') {
    const { delay } = action.params as Delayed
    const name = Object.entries(model.delays).find(([, ms]) => ms === delay)?.[0]
    return delay === undefined ? null : effectOf('wait', name ?? String(delay))
  }
  return null
}

/**
 * The effects of a pure transition in words, sorted: provided actions, emitted events, actors started (with input) and stopped before
 * they answered, delays begun, the output of a machine that has ended, and the error of one that has failed.
 */
export const effectsOf = (
  model: MachineModel,
  next: AnyMachineSnapshot,
  actions: readonly unknown[],
  settled?: string,
): string[] => {
  const effects = actions
    .map((action) => read(model, action as Pending, settled))
    .filter((effect) => effect !== null)
  if (next.status === 'error')
    effects.push(effectOf('fail', String((next.error as Error)?.message)))
  if (next.status === 'done') effects.push(effectOf('output', '', next.output ?? null))
  return effects.sort()
}
