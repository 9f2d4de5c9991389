import type { BannerState, BannerTone } from '#domain/catalogue/banner.rules.ts'
import { m } from '#i18n/messages'

/** States of a banner in words, with the tone of their badge. */
export const bannerStates = {
	shown: { words: m.desk_entry_shown, tone: 'leaf' },
	planned: { words: m.desk_banner_planned, tone: 'gold' },
	ended: { words: m.desk_banner_ended, tone: 'neutral' },
	hidden: { words: m.desk_entry_hidden, tone: 'neutral' },
} as const satisfies Record<BannerState, unknown>

/** States of a banner, in the order in which a list offers them. */
export const bannerStateNames = ['shown', 'planned', 'ended', 'hidden'] as const

/** Colours of a banner in words. */
export const toneWords: Record<BannerTone, () => string> = {
	primary: m.desk_banner_primary,
	gold: m.desk_banner_gold,
}
