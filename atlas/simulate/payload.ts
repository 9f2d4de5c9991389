import type { AnyEventObject } from 'xstate'

/** Returns true if a value is the same after it was written as JSON and read again. */
const isPlain = (value: unknown): boolean => {
	if (value === null || value === undefined) return true
	if (typeof value === 'number') return Number.isFinite(value)
	if (typeof value !== 'object') return typeof value === 'string' || typeof value === 'boolean'
	if (Array.isArray(value)) return value.every(isPlain)
	const isRecord = [Object.prototype, null].includes(Object.getPrototypeOf(value))
	return isRecord && Object.values(value).every(isPlain)
}

const isSnapshot = ({ type }: AnyEventObject): boolean => type.startsWith('xstate.snapshot.')

const partOf = (event: AnyEventObject): unknown => {
	if (event.type.startsWith('xstate.done.actor.')) return event.output
	if (isSnapshot(event)) return event.snapshot.context
	if (event.type.startsWith('xstate.')) return undefined
	const { type: _, ...fields } = event
	return Object.keys(fields).length > 0 ? fields : undefined
}

/**
 * Returns the part of a step that can be edited as JSON: an event's fields, an actor's output or
 * next context. Undefined if there is none, or it is no JSON.
 */
export const payloadOf = (event: AnyEventObject): unknown => {
	const part = partOf(event)
	return isPlain(part) ? part : undefined
}

/** The same step with another payload. */
export const withPayload = (event: AnyEventObject, payload: unknown): AnyEventObject => {
	if (payload === undefined) return event
	if (event.type.startsWith('xstate.done.actor.')) return { ...event, output: payload }
	if (isSnapshot(event)) return { ...event, snapshot: { ...event.snapshot, context: payload } }
	return { ...(payload as object), type: event.type }
}

/** A payload read from what somebody typed, or a sentence about what is wrong with it. */
export const readPayload = (
	text: string,
	isEvent: boolean,
): { payload: unknown } | { problem: string } => {
	let payload: unknown
	try {
		payload = JSON.parse(text)
	} catch (error) {
		return { problem: `This is not JSON: ${(error as Error).message}.` }
	}
	const isObject = typeof payload === 'object' && payload !== null && !Array.isArray(payload)
	if (isEvent && !isObject)
		return { problem: 'What an event carries is an object, for example {"total": 117800}.' }
	return { payload }
}
