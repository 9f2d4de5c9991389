/** One choice: what is sent and what a person reads. */
export type Option = { id: string; label: string }

/** Options of a page (FLD-05). */
export const PAGE_SIZE = 10

/** The next page is loaded when no more pixels than this are below what is seen (FLD-05). */
export const END_DISTANCE = 10

/**
 * Sources of options: a school's teachers and vouchers, tracks, schools, quizzes, or a reference
 * list.
 */
export type OptionSource = 'teacher' | 'voucher' | 'track' | 'school' | 'quiz' | 'default'

type Row = Record<string, unknown>

const texts: Record<OptionSource, (row: Row) => [id: unknown, label: unknown]> = {
	teacher: (row) => [row.teacher_id, (row.users as Row | undefined)?.name],
	voucher: (row) => [
		row.discount_id,
		`${row.code} (${row.applied_coupons_count}/${row.voucher_count})`,
	],
	track: (row) => [row.slug, row.slug],
	school: (row) => [row.school_id, row.school_name],
	quiz: (row) => [row.id, row.title],
	default: (row) => [row.id, row.name ?? row.slug],
}

/** The options of an answer's `data`; null when it holds no list. */
export const optionsOf = (source: OptionSource, data: unknown): Option[] | null => {
	if (!Array.isArray(data)) return null
	return data.map((row) => {
		const [id, label] = texts[source](row as Row)
		return { id: String(id), label: String(label) }
	})
}

/** The query of a page (FLD-05); tracks are not found by name. */
export const pageQueryOf = (source: OptionSource, asked: { text: string; offset: number }) => {
	const window = { limit: PAGE_SIZE, offset: asked.offset }
	if (source === 'track' || asked.text === '') return window
	return { ...window, [source === 'quiz' ? 'search' : 'name']: asked.text }
}
