import {
	type DayFault,
	faultOfDay,
	minutesOfHours,
} from '#domain/learning/training-fields.rules.ts'
import {
	type TrainingKind,
	type TrainingStandard,
	trainingKinds,
	trainingStandards,
} from '#domain/learning/training-year.rules.ts'

/** A training that somebody had elsewhere, as it is typed. */
export type OutsideDraft = {
	title: string
	provider: string
	/** YYYY-MM-DD, or what was typed as long as it is no date. */
	completedOn: string
	/** Hours in halves: `2.5`. */
	hours: string
	kind: TrainingKind | ''
	standard: TrainingStandard | ''
}

/** Error of a field. */
export type OutsideFault = DayFault | 'hours'

export type OutsideFaults = Partial<Record<keyof OutsideDraft | 'proof', OutsideFault>>

/** Longest texts, in characters. */
export const outsideLimits = { title: 200, provider: 200 } as const

/** Largest proof, in bytes. */
export const PROOF_LIMIT = 10 * 1024 * 1024

/**
 * Returns the errors of a draft; an empty object if there are none.
 * @param today YYYY-MM-DD in India
 * @param hasProof whether a file is chosen, or one was sent before
 */
export const outsideFaults = (
	draft: OutsideDraft,
	today: string,
	hasProof: boolean,
): OutsideFaults => {
	const day = faultOfDay(draft.completedOn.trim(), today)
	return {
		...(!draft.title.trim() && { title: 'required' }),
		...(!draft.provider.trim() && { provider: 'required' }),
		...(day && { completedOn: day }),
		...(minutesOfHours(draft.hours) === undefined && {
			hours: draft.hours.trim() ? 'hours' : 'required',
		}),
		...(!trainingKinds.some((kind) => kind === draft.kind) && { kind: 'required' }),
		...(!trainingStandards.some((standard) => standard === draft.standard) && {
			standard: 'required',
		}),
		...(!hasProof && { proof: 'required' }),
	}
}
