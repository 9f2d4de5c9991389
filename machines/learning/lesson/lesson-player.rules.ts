import type { Watching } from './lesson-player.types.ts'

/** How fast a lesson may be played. */
export const SPEEDS = [0.75, 1, 1.25, 1.5, 2] as const

const VERSION = 1

/** Returns the stored form of speed and captions. */
export const writeWatching = ({ speed, captions }: Watching) => ({ v: VERSION, speed, captions })

/**
 * How one watches by what storage holds: as fast as it was recorded and without captions when it
 * holds anything else.
 */
export const readWatching = (stored: unknown): Watching => {
	const { v, speed, captions } = (stored ?? {}) as Record<string, unknown>
	const isKnown = v === VERSION && SPEEDS.some((one) => one === speed)
	return {
		speed: isKnown ? (speed as number) : 1,
		captions: isKnown && typeof captions === 'string' ? captions : null,
	}
}

/** A length or a place as players show it: `1:05`. */
export const clockOf = (seconds: number): string =>
	`${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`
