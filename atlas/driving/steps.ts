import { type Edge, ROOT } from '#atlas/graph/graph.ts'
import { type Expected, edgeOf } from './expected.ts'

/**
 * Functions that generated tests call, one per step. Each acts and then checks the visible result.
 */
export type Steps = {
	/** Opens the product with an input of the model. */
	start: (input: string, expected: Expected) => Promise<void>
	/** Makes the gesture of an event; the label is the model's. */
	send: (label: string, expected: Expected) => Promise<void>
	/** Lets an actor answer what it was asked. */
	answer: (actor: string, outcome: string, expected: Expected) => Promise<void>
	/** Lets a named delay pass. */
	wait: (delay: string, expected: Expected) => Promise<void>
}

/**
 * The calls of generated tests, which follow each other along one path.
 * @param take takes one step of the path
 */
export const stepsOf = (take: (step: Edge) => Promise<void>): Steps => {
	let at = ROOT
	const go = async (kind: Edge['kind'], label: string, expected: Expected) => {
		const step = edgeOf(at, kind, label, expected)
		await take(step)
		at = step.to
	}
	return {
		start: (input, expected) => go('start', input, expected),
		send: (label, expected) => go('event', label, expected),
		answer: (actor, outcome, expected) => go('outcome', `${actor} ${outcome}`, expected),
		wait: (delay, expected) => go('delay', delay, expected),
	}
}
