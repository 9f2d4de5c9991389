import {
	type DayFault,
	faultOfDay,
	minutesOfHours,
} from '#domain/learning/training-fields.rules.ts'
import { type TrainingStandard, trainingStandards } from '#domain/learning/training-year.rules.ts'

/** A session that a school held for its teachers, as it is typed. */
export type SessionDraft = {
	title: string
	/** YYYY-MM-DD, or what was typed as long as it is no date. */
	heldOn: string
	/** Hours in halves: `2.5`. */
	hours: string
	standard: TrainingStandard | ''
	trainer: string
}

/** Error of a field. */
export type SessionFault = DayFault | 'hours'

export type SessionFaults = Partial<Record<keyof SessionDraft | 'attending', SessionFault>>

/** Longest texts, in characters. */
export const sessionLimits = { title: 200, trainer: 200 } as const

/** Most teachers of one session. */
export const MOST_ATTENDING = 5000

/**
 * Returns the errors of a draft; an empty object if there are none (HRS-03).
 * @param today YYYY-MM-DD in India
 * @param attending number of attendees
 */
export const sessionFaults = (
	draft: SessionDraft,
	today: string,
	attending: number,
): SessionFaults => {
	const day = faultOfDay(draft.heldOn.trim(), today)
	return {
		...(!draft.title.trim() && { title: 'required' }),
		...(day && { heldOn: day }),
		...(minutesOfHours(draft.hours) === undefined && {
			hours: draft.hours.trim() ? 'hours' : 'required',
		}),
		...(!trainingStandards.some((standard) => standard === draft.standard) && {
			standard: 'required',
		}),
		...(!draft.trainer.trim() && { trainer: 'required' }),
		...((attending === 0 || attending > MOST_ATTENDING) && { attending: 'required' }),
	}
}

/** Returns true if a name contains the query, ignoring case and accents. An empty query matches. */
export const holdsWords = (name: string, sought: string): boolean =>
	name.toLocaleLowerCase().includes(sought.trim().toLocaleLowerCase())
