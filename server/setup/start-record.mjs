import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { machineSpeed } from './machine-speed.mjs'
import { cache } from './run.mjs'
import { stepsTaken } from './step.mjs'

/**
 * Keeps for the server that starts next when the set-up began, what it made and how fast the
 * machine is; nothing where nothing was made.
 * @param {number} begun ms since 1970
 */
export const keepSteps = (begun) => {
  const file = join(cache, 'start.json')
  const steps = stepsTaken()
  if (steps.length === 0) return rmSync(file, { force: true })
  mkdirSync(cache, { recursive: true })
  writeFileSync(file, JSON.stringify({ begun, steps, machineMs: machineSpeed() }))
}
