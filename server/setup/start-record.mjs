import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { machineSpeed } from './machine-speed.mjs'
import { cache } from './run.mjs'
import { stepsTaken } from './step.mjs'

/**
 * Stores for the next start of the server when the set-up started, what it made and the machine's
 * speed; nothing if nothing was made.
 * @param {number} begun ms since 1970
 */
export const keepSteps = (begun) => {
	const file = join(cache, 'start.json')
	const steps = stepsTaken()
	if (steps.length === 0) return rmSync(file, { force: true })
	mkdirSync(cache, { recursive: true })
	writeFileSync(file, JSON.stringify({ begun, steps, machineMs: machineSpeed() }))
}
