import { isLocalPath } from '#domain/web/navigation.rules.ts'
import { storedFields } from '#machines/kit/stored.ts'

const actions = [
	'favourite',
	'bookmarkJob',
	'enrol',
	'purchase',
	'addToCart',
	'checkout',
	'visit',
	'join',
] as const

/** Place and action that the login interrupted, with their ids. */
export type Intent = {
	/** Path and search of the page, beginning with one slash. */
	returnTo: string
	action: (typeof actions)[number]
	/** The product or job of the action; for `join`, the country of the international programme. */
	targetId?: string
}

/** Raised whenever the shape of a stored intent changes; older ones are discarded. */
export const INTENT_VERSION = 3

/** Reads a stored intent; null for another version or anything that does not parse. */
export const readIntent = (stored: unknown): Intent | null => {
	const intent = storedFields(stored, INTENT_VERSION)?.intent
	if (typeof intent !== 'object' || intent === null) return null
	const { returnTo, action, targetId } = intent as Record<string, unknown>
	if (typeof returnTo !== 'string' || !isLocalPath(returnTo)) return null
	if (typeof action !== 'string' || !(actions as readonly string[]).includes(action)) return null
	const kept = { returnTo, action: action as Intent['action'] }
	return typeof targetId === 'string' ? { ...kept, targetId } : kept
}

/** The shape that readIntent reads back. */
export const writeIntent = (intent: Intent) => ({ version: INTENT_VERSION, intent })

/** Text, @, text, dot, text, no spaces (CBK-02, PUR-01): the server is the judge of the rest. */
export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim())
