import { z } from 'zod'

const address = (host: string) => z.url().default(`https://${host}`)

/**
 * Settings for the shop's name and its external addresses (NAV-09, PRI-02); the defaults are the
 * demo company's.
 */
export const siteVariables = {
	BRAND_NAME: z.string().min(1).max(40).default('Vidya'),
	BRAND_NAME_HI: z.string().min(1).max(40).default('विद्या'),
	COPILOT_URL: address('copilot.vidya.example'),
	INSTAGRAM_URL: address('www.instagram.com/vidya.example'),
	FACEBOOK_URL: address('www.facebook.com/vidya.example'),
	YOUTUBE_URL: address('www.youtube.com/@vidya.example'),
	LINKEDIN_URL: address('www.linkedin.com/company/vidya-example'),
	PLAY_STORE_URL: z.url().optional(),
	APP_STORE_URL: z.url().optional(),
	GTM_REFERRAL_CODE: z
		.string()
		.regex(/^[A-Za-z0-9]{4,20}$/, 'must be 4 to 20 letters and digits')
		.default('VIDYA2025'),
	MEET_STARTS_AT: z.iso.datetime().optional(),
	MEET_ENDS_AT: z.iso.datetime().optional(),
	MEET_REGISTRATION_ENDS_AT: z.iso.datetime().optional(),
	MEET_ROOMS_URL: z.url().optional(),
	REGISTRATION_CERTIFICATE: z
		.string()
		.regex(/\.(svg|png|jpe?g|webp)$/i, 'must name a picture: .svg, .png, .jpg or .webp')
		.optional(),
	CERTIFICATE_SIGNATORY: z
		.string()
		.min(1)
		.max(120)
		.default('Dr. Kavita Deshpande, Academic Director'),
	GRIEVANCE_OFFICER: z.string().min(1).default('Meera Nambiar'),
	GRIEVANCE_EMAIL: z.email().default('grievance@vidya.example'),
	CONTACT_EMAIL: z.email().default('help@vidya.example'),
	CONTACT_PHONE: z
		.string()
		.regex(/^\+[0-9 ]{8,20}$/, 'must begin with + and hold digits')
		.default('+91 80 0000 0000'),
	CONTACT_ADDRESS: z
		.string()
		.min(1)
		.default('Vidya Learning Private Limited, 27 Residency Road, Bengaluru 560025, India'),
}

type SiteSettings = z.infer<z.ZodObject<typeof siteVariables>>

/** The settings that pages show. */
export const siteOf = (settings: SiteSettings) => ({
	brand: { en: settings.BRAND_NAME, hi: settings.BRAND_NAME_HI },
	/** The languages of its pages; the desk can leave one out. */
	languages: ['en', 'hi'] as ('en' | 'hi')[],
	copilotUrl: settings.COPILOT_URL,
	social: {
		Instagram: settings.INSTAGRAM_URL,
		Facebook: settings.FACEBOOK_URL,
		YouTube: settings.YOUTUBE_URL,
		LinkedIn: settings.LINKEDIN_URL,
	},
	apps: { android: settings.PLAY_STORE_URL ?? null, ios: settings.APP_STORE_URL ?? null },
	signatory: settings.CERTIFICATE_SIGNATORY,
	referralCode: settings.GTM_REFERRAL_CODE,
	meet: {
		startsAt: settings.MEET_STARTS_AT ?? null,
		endsAt: settings.MEET_ENDS_AT ?? null,
		registrationEndsAt: settings.MEET_REGISTRATION_ENDS_AT ?? null,
		roomsUrl: settings.MEET_ROOMS_URL ?? null,
	},
	contact: {
		email: settings.CONTACT_EMAIL,
		phone: settings.CONTACT_PHONE,
		address: settings.CONTACT_ADDRESS,
		officer: settings.GRIEVANCE_OFFICER,
		officerEmail: settings.GRIEVANCE_EMAIL,
	},
})

/** Notice to every process that settings or texts changed. */
export const SITE_CHANGED = 'shop_setup_changed'

/** Facts about the shop that pages show. */
export type SiteFacts = ReturnType<typeof siteOf>

/** Returns the language of a reader, or the shop’s first where it does not have it (DSK-01). */
export const spokenLanguage = (
	{ languages }: Pick<SiteFacts, 'languages'>,
	wanted: string | undefined,
): 'en' | 'hi' => languages.find((language) => language === wanted) ?? languages[0]!

/** Figures of the home page by what they count; null where they are counted. */
export type HomeFigures = Record<'teachers' | 'schools' | 'places', number | null>

/** Returns the figures of the specification for a shop with the demo (HDR-11); else none. */
export const figuresOf = (hasDemo: boolean): HomeFigures =>
	hasDemo
		? { teachers: 1_900_000, schools: 100_000, places: 7_000 }
		: { teachers: null, schools: null, places: null }
