import type { ShopSettings } from '#domain/shop/shop-settings.rules.ts'
import type { Config } from '#server/platform/config.ts'
import { figuresOf, siteOf } from '#server/platform/site-settings.ts'

const addressOf = (sender: string) => /<([^>]*)>/.exec(sender)?.[1] ?? sender

const numberOf = (text: string | undefined) => (text ? Number(text) : null)

type Variables = Config['environment']

/** The variables that a shop's settings replace. */
const variablesOf = (settings: Partial<ShopSettings>, given: Variables) => {
	const { brand_name: brand, mail_sender: sender } = settings
	return {
		BRAND_NAME: brand ?? given.BRAND_NAME,
		BRAND_NAME_HI: brand ? (settings.brand_name_hi ?? brand) : given.BRAND_NAME_HI,
		MAIL_FROM:
			brand || sender
				? `${brand ?? given.BRAND_NAME} <${sender ?? addressOf(given.MAIL_FROM)}>`
				: given.MAIL_FROM,
		SUPPLIER_NAME: settings.legal_name ?? given.SUPPLIER_NAME,
		SUPPLIER_ADDRESS: settings.legal_address ?? given.SUPPLIER_ADDRESS,
		SUPPLIER_GSTIN: settings.gstin ?? given.SUPPLIER_GSTIN,
		SUPPLIER_BANK_NAME: settings.bank_name ?? given.SUPPLIER_BANK_NAME,
		SUPPLIER_BANK_ACCOUNT: settings.bank_account ?? given.SUPPLIER_BANK_ACCOUNT,
		SUPPLIER_BANK_IFSC: settings.bank_ifsc ?? given.SUPPLIER_BANK_IFSC,
		CERTIFICATE_SIGNATORY: settings.signatory ?? given.CERTIFICATE_SIGNATORY,
		CONTACT_EMAIL: settings.contact_email ?? given.CONTACT_EMAIL,
		CONTACT_PHONE: settings.contact_phone ?? given.CONTACT_PHONE,
		CONTACT_ADDRESS: settings.contact_address ?? given.CONTACT_ADDRESS,
		GRIEVANCE_OFFICER: settings.grievance_officer ?? given.GRIEVANCE_OFFICER,
		GRIEVANCE_EMAIL: settings.grievance_email ?? given.GRIEVANCE_EMAIL,
	}
}

/**
 * Puts the shop's settings in the place of those of the environment, while the server runs; what
 * the settings leave out is as the environment has it (DSK-01).
 */
export const applySettings = (
	config: Config,
	settings: Partial<ShopSettings>,
	hasDemo: boolean,
): void => {
	const { environment } = config
	const inUse = variablesOf(settings, environment)
	Object.assign(config, inUse)
	config.site = {
		...siteOf({ ...environment, ...inUse }),
		languages: settings.languages ? [settings.languages as 'en' | 'hi'] : ['en', 'hi'],
	}
	const given = figuresOf(hasDemo)
	config.figures = {
		teachers: numberOf(settings.figure_teachers) ?? given.teachers,
		schools: numberOf(settings.figure_schools) ?? given.schools,
		places: numberOf(settings.figure_places) ?? given.places,
	}
}

/** Returns the settings that are in use, as texts. */
export const settingsInUse = (config: Config): ShopSettings => ({
	brand_name: config.BRAND_NAME,
	brand_name_hi: config.BRAND_NAME_HI,
	languages: config.site.languages.length > 1 ? '' : config.site.languages[0]!,
	figure_teachers: String(config.figures.teachers ?? ''),
	figure_schools: String(config.figures.schools ?? ''),
	figure_places: String(config.figures.places ?? ''),
	signatory: config.CERTIFICATE_SIGNATORY,
	legal_name: config.SUPPLIER_NAME,
	legal_address: config.SUPPLIER_ADDRESS,
	gstin: config.SUPPLIER_GSTIN,
	bank_name: config.SUPPLIER_BANK_NAME,
	bank_account: config.SUPPLIER_BANK_ACCOUNT ?? '',
	bank_ifsc: config.SUPPLIER_BANK_IFSC ?? '',
	contact_email: config.CONTACT_EMAIL,
	contact_phone: config.CONTACT_PHONE,
	contact_address: config.CONTACT_ADDRESS,
	grievance_officer: config.GRIEVANCE_OFFICER,
	grievance_email: config.GRIEVANCE_EMAIL,
	mail_sender: addressOf(config.MAIL_FROM),
})
