import type { ListFile } from '#domain/people/list-file.rules.ts'
import { yesOf } from '#domain/people/table-rows.rules.ts'
import {
	type BannerTerms,
	bannerFaultsOf,
	bannerTones,
	longestWords,
	MOST_BANNERS,
} from './banner.rules.ts'

/** A banner of a file, which has no place yet. */
export type BannerLine = Omit<BannerTerms, 'place'>

const isDay = (text: string): boolean =>
	/^\d{4}-\d{2}-\d{2}$/.test(text) &&
	!Number.isNaN(Date.parse(text)) &&
	new Date(text).toISOString().startsWith(text)

const words = ['title', 'text', 'label'] as const

/** A file of banners (28.3); the columns that end in `_hi` are its Hindi words. */
export const bannerFile: ListFile<BannerLine> = {
	columns: [
		...[...words, 'title_hi', 'text_hi', 'label_hi', 'target', 'tone'],
		...['from', 'until', 'hidden'],
	],
	needed: [...words, 'target'],
	most: MOST_BANNERS,
	readLine: (cell) => {
		const fault = (column: string, reason: 'long' | 'tone' | 'day' | 'yes' | 'rule') => ({
			...{ column, value: cell(column), reason },
		})
		const named = words.flatMap((word) => [
			{ column: word, most: longestWords[word] },
			{ column: `${word}_hi`, most: longestWords[word] },
		])
		const long = named.find(({ column, most }) => cell(column).length > most)
		if (long) return fault(long.column, 'long')
		const tone = bannerTones.find((one) => one === (cell('tone').toLowerCase() || 'primary'))
		if (!tone) return fault('tone', 'tone')
		const days = ['from', 'until'].find((column) => cell(column) !== '' && !isDay(cell(column)))
		if (days) return fault(days, 'day')
		const isHidden = yesOf(cell('hidden'))
		if (isHidden === undefined) return fault('hidden', 'yes')
		const wordsOf = (end: '' | '_hi') => ({
			...{ title: cell(`title${end}`), text: cell(`text${end}`), label: cell(`label${end}`) },
		})
		const terms = {
			...{ en: wordsOf(''), hi: wordsOf('_hi'), target: cell('target'), tone },
			...{ from: cell('from') || null, until: cell('until') || null, is_hidden: isHidden },
		}
		const [wrong] = bannerFaultsOf({ ...terms, place: 1 })
		return wrong ? fault(wrong === 'hindi' ? 'title_hi' : wrong, 'rule') : terms
	},
}

/** A banner as a line of such a file. */
export const bannerLine = ({ en, hi, target, tone, from, until, is_hidden }: BannerTerms) => ({
	...{ ...en, title_hi: hi.title, text_hi: hi.text, label_hi: hi.label, target, tone },
	...{ from, until, hidden: is_hidden ? 'yes' : 'no' },
})
