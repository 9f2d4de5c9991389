import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { journeysIn } from '#atlas/load/journeys-file.ts'
import { home } from '#atlas/load/subjects.ts'
import type { DemoPaths, DemoStep } from './demo-paths.ts'

const add = (weights: Map<string, number>, id: string, amount: number) =>
  weights.set(id, (weights.get(id) ?? 0) + amount)

const demoWeights = (noun: string): Map<string, number> => {
  const file = join(home, 'server/demo/demo-journeys.json')
  const { transitions, machines }: DemoPaths = JSON.parse(readFileSync(file, 'utf8'))
  const weights = new Map<string, number>()
  for (const [weight, , ...steps] of machines[noun]?.paths ?? [])
    for (const [, , ...taken] of steps as DemoStep[])
      for (const place of taken) add(weights, transitions[place]!, weight)
  return weights
}

/**
 * How often each transition of a machine was taken in recorded journeys.
 * @param file journeys to count; without one, the demo month that the product is seeded with
 */
export const usageWeights = (noun: string, file: string | undefined): Map<string, number> => {
  if (file === undefined) {
    console.error(
      `${noun}: weighted by the demo month; give recorded journeys with --journeys FILE`,
    )
    return demoWeights(noun)
  }
  const weights = new Map<string, number>()
  for (const journey of journeysIn(file).filter(({ machine }) => machine === noun))
    for (const { transitions } of journey.steps) for (const id of transitions) add(weights, id, 1)
  return weights
}
