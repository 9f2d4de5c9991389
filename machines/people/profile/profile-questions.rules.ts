import { storedFields } from '#machines/kit/stored.ts'
/** The chosen or typed values of a question; a free text is a list of one. */
export type Values = readonly string[]

/** A stored answer; without an id there is none yet. */
export type SavedAnswer = { answerId: string | null; values: Values }

export type SavedAnswers = Readonly<Record<string, SavedAnswer>>

/** Changed and unsaved answers, by question. */
export type Draft = Readonly<Record<string, Values>>

/** An answer to send: it replaces the one with the id, or is the first to its question. */
export type AnswerChange = { questionId: string; answerId: string | null; values: Values }

const cleaned = (values: Values): string[] =>
	values.map((value) => value.trim()).filter((value) => value !== '')

/** The order of chosen values means nothing. */
const isSame = (some: Values, others: Values): boolean =>
	JSON.stringify([...some].sort()) === JSON.stringify([...others].sort())

/** PRF-06: the answers to send, in the order of the questions: changed ones that are not empty. */
export const changesOf = (saved: SavedAnswers, draft: Draft): AnswerChange[] =>
	Object.entries(saved).flatMap(([questionId, { answerId, values: before }]) => {
		const values = cleaned(draft[questionId] ?? [])
		return values.length === 0 || isSame(values, before) ? [] : [{ questionId, answerId, values }]
	})

/** Raised whenever the shape of a stored draft changes; older ones are discarded. */
export const DRAFT_VERSION = 1

const isValues = (value: unknown): value is Values =>
	Array.isArray(value) && value.every((one) => typeof one === 'string')

/** Reads the draft that the same account left; answers to questions that are gone are dropped. */
export const readDraft = (
	stored: unknown,
	accountId: string,
	questionIds: readonly string[],
): Draft => {
	const fields = storedFields(stored, DRAFT_VERSION)
	if (!fields) return {}
	const { accountId: owner, draft } = fields
	if (owner !== accountId) return {}
	if (typeof draft !== 'object' || draft === null) return {}
	const kept = Object.entries(draft).filter(
		([questionId, values]) => questionIds.includes(questionId) && isValues(values),
	)
	return Object.fromEntries(kept)
}

/** The shape that readDraft reads back. */
export const writeDraft = (accountId: string, draft: Draft) => ({
	version: DRAFT_VERSION,
	accountId,
	draft,
})
