import { readFileSync, rmSync } from 'node:fs'

type Record = {
	/** When the set-up began, in ms since 1970. */
	begun: number
	steps: { name: string; seconds: number }[]
	/** Duration of a fixed piece of work on this machine, in ms (server/setup/machine-speed.mjs). */
	machineMs: number
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`

/**
 * Says how long a first start took, with its parts and the machine's speed, once.
 * @param file what the set-up wrote when it made something
 * @param opened when this process began, in ms since 1970
 * @returns null where nothing was made
 */
export const startReport = (file: string, opened: number, now: number): string | null => {
	let record: Record
	try {
		record = JSON.parse(readFileSync(file, 'utf8'))
		rmSync(file)
	} catch {
		return null
	}
	const parts = [
		...record.steps.map((step) => `${step.name} ${seconds(step.seconds * 1000)}`),
		`database and server ${seconds(now - opened)}`,
	]
	return `Ready after ${seconds(now - record.begun)}: ${parts.join(', ')} (this machine: ${Math.round(record.machineMs)} ms for the fixed piece of work)`
}
