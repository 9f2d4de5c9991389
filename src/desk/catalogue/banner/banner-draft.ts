import { placeOf } from '#desk/record/place-of.ts'
import {
	type BannerTerms,
	type BannerWords,
	bannerFaultsOf,
} from '#domain/catalogue/banner.rules.ts'
import type { RecordDraft } from '#machines/web/record-editor/record-editor.types.ts'
import { isDate } from '#ui/form/date-text.ts'

/** Returns the fields of a banner as the form shows them. */
export const draftOf = ({
	en,
	hi,
	from,
	until,
	place,
	is_hidden: isHidden,
	...terms
}: BannerTerms): RecordDraft => ({
	...{ title: en.title, text: en.text, label: en.label },
	...{ hiTitle: hi.title, hiText: hi.text, hiLabel: hi.label },
	...{ ...terms, from: from ?? '', until: until ?? '', place: String(place), isHidden },
})

const wordsOf = (title: unknown, text: unknown, label: unknown): BannerWords => ({
	title: String(title).trim(),
	text: String(text).trim(),
	label: String(label).trim(),
})

const dayOf = (typed: unknown): string | null => String(typed).trim() || null

/** Returns the terms of what is typed. */
export const termsOf = (draft: RecordDraft): BannerTerms => ({
	en: wordsOf(draft.title, draft.text, draft.label),
	hi: wordsOf(draft.hiTitle, draft.hiText, draft.hiLabel),
	target: String(draft.target).trim(),
	tone: draft.tone === 'gold' ? 'gold' : 'primary',
	...{ from: dayOf(draft.from), until: dayOf(draft.until) },
	...{ place: placeOf(String(draft.place)), is_hidden: draft.isHidden === true },
})

/** The fields that are wrong; a day may be missing. */
export const faultsOf = (draft: RecordDraft): readonly string[] => {
	const terms = termsOf(draft)
	const days = (['from', 'until'] as const).filter((name) => terms[name] && !isDate(terms[name]))
	const faults = bannerFaultsOf(terms)
	return [...faults, ...days, ...(terms.place > 0 ? [] : ['place'])]
}
