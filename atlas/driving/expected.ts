import { type Edge, ROOT } from '#atlas/graph/graph.ts'
import { json } from '#atlas/graph/label.ts'
import { readSituation, type Situation, writeSituation } from '#atlas/graph/situation.ts'

/**
 * Expected result of a step, as generated tests state it: omitted fields are unchanged, tags and
 * effects are none.
 */
export type Expected = {
	/** The state value, leaves joined by `+`. */
	state: string
	/** Without the `#`. */
	tags?: string[]
	/** The fields of the context that are others than before. */
	now?: Record<string, unknown>
	/** The whole context, where it is no object or has lost a field. */
	context?: unknown
	/** Rest of the situation's label after the context: history, actors. */
	rest?: string
	effects?: string[]
}

type Fields = Record<string, unknown>

const isFields = (value: unknown): value is Fields =>
	typeof value === 'object' && value !== null && !Array.isArray(value)

const contextOf = (before: unknown, after: unknown): Pick<Expected, 'now' | 'context'> => {
	if (before !== undefined && json(before) === json(after)) return {}
	if (before === undefined && after === undefined) return {}
	const known = before === undefined ? {} : before
	if (!isFields(known) || !isFields(after) || Object.keys(known).some((key) => !(key in after)))
		return { context: after }
	const changed = Object.entries(after).filter(
		([key, value]) => !(key in known) || json(known[key]) !== json(value),
	)
	return { now: Object.fromEntries(changed) }
}

/** Returns the expected result of a step in its short form. */
export const expectedOf = ({ from, to, effects }: Edge): Expected => {
	const before = from === ROOT ? undefined : readSituation(from).context
	const { state, tags, context, rest } = readSituation(to)
	return {
		state,
		...(tags.length > 0 && { tags: tags.map((tag) => tag.replace(/^#/, '')) }),
		...contextOf(before, context),
		...(rest !== '' && { rest }),
		...(effects.length > 0 && { effects }),
	}
}

const situationAfter = (from: string, expected: Expected): Situation => {
	const { state, tags = [], now, rest = '' } = expected
	const before = from === ROOT ? undefined : readSituation(from).context
	const context =
		'context' in expected ? expected.context : now ? { ...(before as Fields), ...now } : before
	return { state, tags: tags.map((tag) => (tag === '!error' ? tag : `#${tag}`)), context, rest }
}

/** The step of a graph that was said shortly. */
export const edgeOf = (
	from: string,
	kind: Edge['kind'],
	label: string,
	expected: Expected,
): Edge => ({
	from,
	kind,
	label,
	to: writeSituation(situationAfter(from, expected)),
	effects: expected.effects ?? [],
	requirements: [],
	transitions: [],
})
