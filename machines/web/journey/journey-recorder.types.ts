import type { CoarseRole } from '#domain/web/coarse-role.rules.ts'

/** A person's answer to the question whether journeys may be recorded. */
export type Choice = 'agreed' | 'refused'

/** One run of a machine, as sent (ATL-04): without identity or values. Times in ms. */
export type Journey = {
	/** A UUID made for this journey alone. */
	id: string
	machine: string
	started_at: string
	/** Our own people are not recorded: they would be taken for visitors. */
	role: Exclude<CoarseRole, 'staff' | 'analyst'>
	device: 'phone' | 'tablet' | 'desktop'
	/** True if the person agreed on an earlier day. */
	returning: boolean
	ended: 'done' | 'left'
	/** The first step is the start; `ms` counts from the step before. */
	steps: { transitions: string[]; ms: number }[]
}

export type JourneyRecorderInput = {
	/** Stored earlier answer, unchecked. */
	stored: unknown
	/** The browser says Do Not Track or Global Privacy Control. */
	signalled: boolean
	/** A number from 0 up to 1, thrown once a visit. */
	draw: number
	/** The share of visitors that is recorded, 0 to 1. */
	share: number
	/** Journeys per call, 2 or more. */
	batchSize: number
}

export type JourneyRecorderContext = Omit<JourneyRecorderInput, 'stored'> & {
	remembered: Choice | null
	/** Journeys that wait to be sent; one that was reported twice is in it once. */
	batch: Journey[]
}

export type JourneyRecorderEvent =
	| { type: 'consent.given' }
	/** Refused immediately, or withdrawn later. */
	| { type: 'consent.refused' }
	/** A machine came to its end, or the page is about to be hidden while it runs. */
	| { type: 'journey.ended'; journey: Journey }
	| { type: 'page.hidden' }

/** `asking` while the question shows; `agreed` and `declined` after that answer. */
export type JourneyRecorderTag = 'asking' | 'agreed' | 'declined'

export type JourneyRecorderEffects = {
	/** Keeps the answer for the next visit. */
	storeChoice: (_: unknown, params: { choice: Choice }) => void
	/** Begins to watch the machines that run; ends come back as `journey.ended`. */
	startWatching: () => void
	/** Watches no longer, and forgets what was seen. */
	stopWatching: () => void
	/** Sends journeys to the server, in a way that outlives the page. */
	sendBatch: (_: unknown, params: { journeys: Journey[] }) => void
}
