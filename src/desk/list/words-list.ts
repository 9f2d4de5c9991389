import { languageNames } from '#i18n/language-names.ts'
import { m } from '#i18n/messages'
import type { ShortList } from './short-list.ts'

/** Words in a language that the shop may have written, as a list has them. */
type Listed = { language: 'en' | 'hi'; changed_at: string | null }

/** A list of words: the shop's or the shipped ones, in either language, the last changed first. */
export const wordsList = <Row extends Listed>(
	of: Pick<ShortList<Row>, 'to' | 'label' | 'textOf'>,
): ShortList<Row> => ({
	...of,
	shows: {
		...{ label: m.desk_text_state(), all: m.desk_short_all() },
		options: [
			{ value: 'own', label: m.desk_text_own(), has: ({ changed_at: at }) => at !== null },
			{ value: 'shipped', label: m.desk_text_shipped(), has: ({ changed_at: at }) => at === null },
			...(['en', 'hi'] as const).map((value) => ({
				...{ value, label: languageNames[value] },
				has: ({ language }: Row) => language === value,
			})),
		],
	},
	sorts: {
		first: m.desk_short_place(),
		options: [
			{
				...{ value: 'changed', label: m.desk_short_newest() },
				by: (a, b) => (b.changed_at ?? '').localeCompare(a.changed_at ?? ''),
			},
		],
	},
})
