import type { PromiseActorLogic } from 'xstate'

export type LessonPlayerInput = {
	/** How far it was watched before, in seconds. */
	seconds: number
	/** Stored value of how one watches. */
	stored: unknown
}

/**
 * How a person watches, everywhere alike: speed as a factor, captions by their language or none.
 */
export type Watching = { speed: number; captions: string | null }

export type LessonPlayerContext = Watching & {
	/** The position, in whole seconds. */
	seconds: number
	/** Position that the server has, in seconds. */
	reported: number
}

export type LessonPlayerEvent =
	| { type: 'media.played' }
	| { type: 'media.paused' }
	| { type: 'media.ended' }
	| { type: 'media.failed' }
	| { type: 'media.retried' }
	/** The player is at this second. */
	| { type: 'media.moved'; seconds: number }
	| { type: 'speed.chosen'; speed: number }
	| { type: 'captions.chosen'; language: string | null }
	/** The page is about to go. */
	| { type: 'page.left' }

/** `playing` while it plays; `failed` while it cannot be played. */
export type LessonPlayerTag = 'playing' | 'failed'

export type LessonPlayerActors = {
	/** Sends the position to the server. */
	keepPosition: PromiseActorLogic<void, { seconds: number }>
}

export type LessonPlayerEffects = {
	/** Keeps how one watches for the next lesson. */
	storeWatching: (_: unknown, params: Watching) => void
}
