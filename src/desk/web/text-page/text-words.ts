import type { TextName } from '#domain/web/text-page.rules.ts'
import { brand } from '#i18n/brand.ts'
import { m } from '#i18n/messages'

/** Names of the pages. */
export const textTitles: Record<TextName, () => string> = {
	aboutus: m.header_about,
	'channel-partner': m.partner_channel,
	contact: m.header_contact,
	gtm: m.header_meet,
	help: m.header_help,
	'international-tpo': m.header_programme,
	mindmap: m.header_mind_map,
	'privacy-policy': m.header_privacy,
	privacy: m.header_privacy_choices,
	'refund-policy': m.header_refunds,
	'terms-of-use': m.header_terms,
	'tpo-2025': m.offer_programme,
	'value-partner': m.partner_value,
	'vidya-app': () => m.header_app({ brand: brand() }),
	'vidya-for-schools-certification': m.offer_certification,
	'vidya-for-schools-recruitment': m.offer_recruitment,
	'vidya-for-schools-training': m.offer_training,
	'vidya-for-schools': () => m.offer_all({ brand: brand() }),
	'vidya-plus': () => m.header_plus({ brand: brand() }),
}
