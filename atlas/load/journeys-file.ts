import { existsSync, readFileSync } from 'node:fs'
import { type Journey, type JourneysAnswer, readJourneys } from '#atlas/usage/journey.ts'
import { Complaint } from './complaint.ts'

const isStep = (step: unknown): boolean => {
	const { transitions, ms } = (step ?? {}) as { transitions?: unknown; ms?: unknown }
	return Array.isArray(transitions) && typeof ms === 'number'
}

const isJourney = (value: unknown): value is Journey => {
	const { machine, steps } = (value ?? {}) as Partial<Journey>
	return typeof machine === 'string' && Array.isArray(steps) && steps.every(isStep)
}

/**
 * Reads journeys from a file: a list of them, `{journeys: […]}` as the live view saves it, or the
 * answer of GET /v1/journeys.
 * @throws Complaint when it is none of these
 */
export const journeysIn = (file: string): Journey[] => {
	if (!existsSync(file)) throw new Complaint(`There is no file ${file}`)
	let read: unknown
	try {
		read = JSON.parse(readFileSync(file, 'utf8'))
	} catch (error) {
		throw new Complaint(`${file} is not JSON: ${(error as Error).message}`)
	}
	const answer = (read ?? {}) as Partial<JourneysAnswer>
	if (Array.isArray(answer.transitions) && Array.isArray(answer.journeys))
		return readJourneys(answer as JourneysAnswer)
	const list = Array.isArray(read) ? read : answer.journeys
	if (!Array.isArray(list) || !list.every(isJourney))
		throw new Complaint(
			`${file} holds no journeys: expected [{"machine": "cart", "steps": [{"transitions": ["…"], "ms": 0}]}]`,
		)
	return list
}
