import type { Journey } from '#atlas/usage/journey.ts'

/**
 * Which journeys of a machine: days as YYYY-MM-DD, the last one within; role, device class and
 * `new` or `returning` where only those count.
 */
export type JourneysAsked = {
	machine: string
	since?: string | undefined
	until?: string | undefined
	role?: string | undefined
	device?: string | undefined
	visitor?: string | undefined
}

/** Journeys of a machine; `total` is how many there are, should they be more than were read. */
export type Journeys = { journeys: Journey[]; total: number }

/** Why journeys are not shown: nobody is signed in, or somebody who may not read them. */
export class JourneysRefused extends Error {
	readonly kind: 'signedOut' | 'forbidden'

	constructor(kind: 'signedOut' | 'forbidden') {
		super(kind)
		this.name = 'JourneysRefused'
		this.kind = kind
	}
}

/** Where a product keeps the journeys that it records. */
export type JourneysSource = {
	/** @throws JourneysRefused, and any other error when there is no answer */
	read: (asked: JourneysAsked, signal: AbortSignal) => Promise<Journeys>
	/** Where one signs in. */
	signIn: string
	/** Further help after a refusal, in plain words. */
	hint?: string
}
