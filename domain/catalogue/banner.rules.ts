/** The words of a banner in one language. */
export type BannerWords = { title: string; text: string; label: string }

/** Colours of a banner. */
export const bannerTones = ['primary', 'gold'] as const

export type BannerTone = (typeof bannerTones)[number]

/**
 * A banner of the catalogue as the desk writes it (CAT-05). Without Hindi words the English ones
 * are shown. `target` is a path of the shop or an https address. `from` and `until` are days in
 * India, both included; `place` counts from 1.
 */
export type BannerTerms = {
	en: BannerWords
	hi: BannerWords
	target: string
	tone: BannerTone
	from: string | null
	until: string | null
	place: number
	is_hidden: boolean
}

export type BannerFault = 'title' | 'text' | 'label' | 'hindi' | 'target' | 'until'

/** Most characters of each of the words. */
export const longestWords = { title: 60, text: 140, label: 30 } as const

/** Most characters of a target. */
export const LONGEST_TARGET = 200

/** Most banners of a shop. */
export const MOST_BANNERS = 20

/** Returns true for a path of the shop: one slash at the beginning, and nothing invisible in it. */
export const isShopPath = (target: string): boolean => /^\/(?![/\\])[^\s\\]{0,199}$/.test(target)

const isAddress = (target: string): boolean =>
	target.length <= LONGEST_TARGET && URL.canParse(target) && new URL(target).protocol === 'https:'

/** The fields of a banner that are wrong; Hindi words are all there or none. */
export const bannerFaultsOf = ({ en, hi, target, from, until }: BannerTerms): BannerFault[] => {
	const names = ['title', 'text', 'label'] as const
	const missing = names.filter((name) => en[name].trim() === '')
	const written = names.filter((name) => hi[name].trim() !== '').length
	const isTarget = isShopPath(target) || isAddress(target)
	const isSpan = from === null || until === null || from <= until
	return [
		...missing,
		...(written === 0 || written === names.length ? [] : (['hindi'] as const)),
		...(isTarget ? [] : (['target'] as const)),
		...(isSpan ? [] : (['until'] as const)),
	]
}

/** When a banner is shown. */
export type BannerState = 'shown' | 'planned' | 'ended' | 'hidden'

/** The state of a banner on a day in India (`2026-11-30`). */
export const bannerStateOf = (
	{ from, until, is_hidden: isHidden }: Pick<BannerTerms, 'from' | 'until' | 'is_hidden'>,
	today: string,
): BannerState => {
	if (isHidden) return 'hidden'
	if (until !== null && until < today) return 'ended'
	return from !== null && from > today ? 'planned' : 'shown'
}
