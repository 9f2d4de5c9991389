import type { Journey } from '#machines/web/journey/journey-recorder.types.ts'

const DRAW_KEY = 'vidya.journeys.draw'

/**
 * Returns true if the browser asks, for its owner, not to be tracked: Global Privacy Control or Do
 * Not Track.
 */
export const isSignalled = (): boolean => {
	const { globalPrivacyControl, doNotTrack } = navigator as Navigator & {
		globalPrivacyControl?: boolean
	}
	return globalPrivacyControl === true || doNotTrack === '1'
}

/** The class of the device: a finger on a narrow screen is a phone, on a wide one a tablet. */
export const deviceClass = (): Journey['device'] => {
	if (!matchMedia('(pointer: coarse)').matches) return 'desktop'
	return matchMedia('(min-width: 600px) and (min-height: 600px)').matches ? 'tablet' : 'phone'
}

/**
 * A number from 0 up to 1, thrown once a visit: what was kept in this tab's session, else a new
 * one.
 */
export const drawOf = (): number => {
	try {
		const kept = sessionStorage.getItem(DRAW_KEY)
		return kept !== null && Number(kept) >= 0 && Number(kept) < 1 ? Number(kept) : Math.random()
	} catch {
		return Math.random()
	}
}

/** Keeps what was thrown for the rest of the visit; only for those who agreed. */
export const keepDraw = (draw: number): void => {
	try {
		sessionStorage.setItem(DRAW_KEY, String(draw))
	} catch {
		// Forbidden storage: the next page of this visit throws again.
	}
}
