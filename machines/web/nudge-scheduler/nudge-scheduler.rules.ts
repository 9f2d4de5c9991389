import { storedFields } from '#machines/kit/stored.ts'
/** NDG-01: the career-interest form is shown again after this time, in ms. */
export const NUDGE_INTERVAL = 72 * 3_600_000

/** Raised whenever the shape of the stored time changes; older ones are discarded. */
export const NUDGED_VERSION = 1

/**
 * Returns when the career-interest form was last shown, in ms since 1970; null for never or invalid
 * data.
 */
export const readNudged = (stored: unknown): number | null => {
	const fields = storedFields(stored, NUDGED_VERSION)
	if (!fields) return null
	const { nudgedAt } = fields
	return typeof nudgedAt === 'number' && Number.isFinite(nudgedAt) ? nudgedAt : null
}

/** The shape that readNudged reads back. */
export const writeNudged = (nudgedAt: number) => ({ version: NUDGED_VERSION, nudgedAt })

/** NDG-01: returns the ms until the form is due; 0 if due. A future time counts as never shown. */
export const nudgeDueIn = (nudgedAt: number | null, now: number): number => {
	if (nudgedAt === null || nudgedAt > now) return 0
	return Math.max(0, nudgedAt + NUDGE_INTERVAL - now)
}

/**
 * Surroundings of the scheduler. `away`: not the home page, or nobody signed in before this page
 * load. `paused`: hidden tab or offline. `crowded`: a modal is open. `clear`: a nudge may show.
 */
export type Scene = 'away' | 'paused' | 'crowded' | 'clear'

/** The facts about the page and its reader that decide. */
export type Seen = {
	isHome: boolean
	signedIn: boolean
	/** The person signed in during this page load; nudges wait for the next one. */
	signedInHere: boolean
	visible: boolean
	online: boolean
	/** A modal is open that is no nudge. */
	hasModal: boolean
}

/** Nothing is known yet: no nudge shows. */
export const nothingSeen: Seen = {
	isHome: false,
	signedIn: false,
	signedInHere: false,
	visible: true,
	online: true,
	hasModal: false,
}

/** The scene, the most binding first. */
export const sceneOf = (seen: Seen): Scene => {
	if (!seen.isHome || !seen.signedIn || seen.signedInHere) return 'away'
	if (!seen.visible || !seen.online) return 'paused'
	return seen.hasModal ? 'crowded' : 'clear'
}
