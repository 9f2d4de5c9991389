import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fingerprint } from './fingerprint.mjs'
import { cache, root } from './run.mjs'

/**
 * A part of the set-up: what it is made from and what it makes, both below the repository.
 * @typedef {{ name: string, inputs: string[], outputs: string[] }} Part
 */

const stampOf = ({ name }) => join(cache, `${name}.stamp`)

/**
 * Returns true if a part was made from its current inputs.
 * @param {Part} part
 */
export const isFresh = (part) => {
	const stamp = stampOf(part)
	return (
		part.outputs.every((path) => existsSync(join(root, path))) &&
		existsSync(stamp) &&
		readFileSync(stamp, 'utf8') === fingerprint(part.inputs)
	)
}

/** @type {{ name: string, seconds: number }[]} */
const taken = []

/** The parts that this process made, in the order in which they were done. */
export const stepsTaken = () => [...taken]

/**
 * Prints the duration of some work.
 * @param {string} name
 * @param {() => Promise<unknown>} work
 */
export const timed = async (name, work) => {
	const begun = performance.now()
	console.info(`${name} …`)
	await work()
	const seconds = (performance.now() - begun) / 1000
	taken.push({ name, seconds })
	console.info(`${name.padEnd(24)} ${seconds.toFixed(1).padStart(6)} s`)
}

/**
 * Makes a part if its sources changed since it last succeeded, or if its output is missing. Sources
 * that change meanwhile cause another run the next time.
 * @param {Part} part
 * @param {() => Promise<unknown>} work
 */
export const step = async (part, work) => {
	if (isFresh(part)) return
	const made = fingerprint(part.inputs)
	await timed(part.name, work)
	mkdirSync(cache, { recursive: true })
	writeFileSync(stampOf(part), made)
}
