import { z } from 'zod'
import { isGstin } from '#domain/shop/billing-details.rules.ts'
import { firebaseVariables } from './firebase-settings.ts'
import { missingVariables } from './missing-variables.ts'
import { readTrustProxy } from './read-trust-proxy.ts'
import {
	figuresOf,
	type HomeFigures,
	type SiteFacts,
	siteOf,
	siteVariables,
} from './site-settings.ts'

/** The number of a company that exists for trying the product only. */
const DEMONSTRATION_GSTIN = '29AABCV1234D1ZO'

const port = z.coerce.number().int().min(0).max(65_535)

const isSigningKey = (text: string): boolean => {
	try {
		const { kty, crv, d, x, y } = JSON.parse(text)
		return kty === 'EC' && crv === 'P-256' && [d, x, y].every((part) => typeof part === 'string')
	} catch {
		return false
	}
}

const flag = z.enum(['true', 'false']).transform((text) => text === 'true')

/** The variables that the server reads, each with its check and default (docs/settings.md). */
export const environment = z.object({
	NODE_ENV: z.string().optional(),
	PORT: port.default(4000),
	HOST: z.string().default('0.0.0.0'),
	PUBLIC_URL: z.url().optional(),
	DATA_DIR: z.string().default('.data'),
	DATABASE_URL: z
		.string()
		.regex(/^postgres(ql)?:\/\//, 'must begin with postgres:// or postgresql://')
		.optional(),
	DEMO_DATA: flag.optional(),
	SANDBOX: flag.optional(),
	PUBLIC_DOCS: flag.optional(),
	STORAGE: z.enum(['database', 'folder']).optional(),
	DATABASE_TIMEOUT_MS: z.coerce.number().int().min(100).default(10_000),
	LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']).default('info'),
	LOGIN_LINK_LIMIT: z.coerce.number().int().min(1).default(5),
	MAX_EVENT_LOOP_DELAY_MS: z.coerce.number().int().min(100).optional(),
	MAX_ACTIVE: z.coerce.number().int().min(1).default(150),
	TRUST_PROXY: z.string().default('false').transform(readTrustProxy),
	METRICS_TOKEN: z.string().min(16).optional(),
	DRAIN_MS: z.coerce.number().int().min(0).max(60_000).optional(),
	INVITATIONS_A_DAY: z.coerce.number().int().min(1).default(20_000),
	REQUEST_TIMEOUT_MS: z.coerce.number().int().min(100).default(30_000),
	RATE_LIMIT: z.coerce.number().int().min(1).default(3000),
	EVENTS_A_DAY: z.coerce.number().int().min(1).default(500_000),
	JOURNEYS_A_DAY: z.coerce.number().int().min(1).default(100_000),
	CALL_BACKS_A_DAY: z.coerce.number().int().min(1).default(500),
	PUBLIC_ANSWERS: z.coerce.number().int().min(0).default(1000),
	PUBLIC_PAGES: z.coerce.number().int().min(0).default(100),
	SMTP_URL: z
		.string()
		.regex(/^smtps?:\/\//, 'must begin with smtp:// or smtps://')
		.optional(),
	MAIL_FROM: z.string().default('Vidya <hello@vidya.example>'),
	RAZORPAY_KEY_ID: z
		.string()
		.regex(/^rzp_(test|live)_/, 'must begin with rzp_test_ or rzp_live_')
		.optional(),
	RAZORPAY_KEY_SECRET: z.string().min(1).optional(),
	RAZORPAY_WEBHOOK_SECRET: z.string().min(1).optional(),
	STRIPE_SECRET_KEY: z
		.string()
		.regex(/^[sr]k_(test|live)_/, 'must begin with sk_test_ or sk_live_')
		.optional(),
	STRIPE_WEBHOOK_SECRET: z
		.string()
		.regex(/^whsec_/, 'must begin with whsec_')
		.optional(),
	SUPPLIER_NAME: z.string().default('Vidya Learning Private Limited (demonstration)'),
	SUPPLIER_ADDRESS: z.string().default('27 Residency Road, Bengaluru, Karnataka 560025'),
	SUPPLIER_GSTIN: z.string().refine(isGstin, 'must be a GSTIN').default(DEMONSTRATION_GSTIN),
	SUPPLIER_BANK_NAME: z.string().default(''),
	SUPPLIER_BANK_ACCOUNT: z.string().optional(),
	SUPPLIER_BANK_IFSC: z
		.string()
		.regex(/^[A-Z]{4}0[A-Z0-9]{6}$/, 'must be an IFSC')
		.optional(),
	INVOICE_SAC: z
		.string()
		.regex(/^99\d{4}$/, 'must be six digits that begin with 99')
		.default('999293'),
	PARTNER_COMMISSION_PERCENT: z.coerce.number().int().min(0).max(100).default(10),
	CREDENTIAL_KEY: z.string().refine(isSigningKey, 'must be a private P-256 key as JWK').optional(),
	SHEET_STORAGE_URL: z.url({ protocol: /^https?$/ }).optional(),
	WEBHOOK_PRIVATE: flag.optional(),
	LOCATION_SERVICE_URL: z.url().includes('{ip}', 'must hold {ip}').optional(),
	...firebaseVariables,
	GOOGLE_MAPS_KEY: z.string().optional(),
	GOOGLE_MAPS_URL: z.url().default('https://maps.googleapis.com'),
	...siteVariables,
})

/** The checked environment variables. */
export type Config = z.infer<typeof environment> & {
	publicUrl: string
	/**
	 * True if an empty database is filled with the demo (DEMO_DATA; by default on the embedded
	 * database outside production).
	 */
	wantsDemo: boolean
	isProduction: boolean
	/**
	 * Ms in which a server that stops goes on answering (DRAIN_MS; by default 1000 in production,
	 * else 100).
	 */
	drainMs: number
	/**
	 * True if events may be sent to addresses of the own network and without TLS (WEBHOOK_PRIVATE; by
	 * default outside production).
	 */
	webhooksMayBeInside: boolean
	/** True if /docs and /atlas are served (PUBLIC_DOCS; by default outside production). */
	showsDocs: boolean
	/** Where files are (STORAGE; by default the folder below DATA_DIR with the embedded database). */
	storage: 'database' | 'folder'
	/**
	 * True if payments are play money: no provider has keys; in production only with SANDBOX=true.
	 */
	isPlayMoney: boolean
	/** `play` without keys, `live` with a live key, else `test`. */
	moneyMode: 'play' | 'test' | 'live'
	site: SiteFacts
	/** Figures of the home page; null where they are counted. */
	figures: HomeFigures
	/** The variables as they were given; settings of the desk replace some of them (DSK-01). */
	environment: Readonly<z.infer<typeof environment>>
}

/** True if tax invoices would name the company that exists for trying the product only. */
export const isDemonstration = ({ SUPPLIER_GSTIN }: Pick<Config, 'SUPPLIER_GSTIN'>) =>
	SUPPLIER_GSTIN === DEMONSTRATION_GSTIN

const moneyModeOf = (keys: (string | undefined)[]): Config['moneyMode'] => {
	if (keys.every((key) => !key)) return 'play'
	return keys.some((key) => key?.includes('_live_')) ? 'live' : 'test'
}

/**
 * Reads and checks the environment.
 * @throws Error whose message names every variable that is wrong and how
 */
export const readConfig = (env: Record<string, string | undefined>): Config => {
	const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
	const parsed = environment.safeParse(given)
	const faults = [
		...(parsed.error?.issues ?? []).map((issue) => `${issue.path.join('.')}: ${issue.message}`),
		...missingVariables(given),
	]
	if (!parsed.success || faults.length > 0)
		throw new Error(`The environment has ${faults.length} fault(s):\n  ${faults.join('\n  ')}`)
	const { data } = parsed
	const isProduction = data.NODE_ENV === 'production'
	const wantsDemo = data.DEMO_DATA ?? (!data.DATABASE_URL && !isProduction)
	return {
		...data,
		publicUrl: (data.PUBLIC_URL ?? `http://localhost:${data.PORT}`).replace(/\/$/, ''),
		wantsDemo,
		isProduction,
		drainMs: data.DRAIN_MS ?? (isProduction ? 1000 : 100),
		showsDocs: data.PUBLIC_DOCS ?? !isProduction,
		webhooksMayBeInside: data.WEBHOOK_PRIVATE ?? !isProduction,
		storage: data.STORAGE ?? (data.DATABASE_URL ? 'database' : 'folder'),
		isPlayMoney: !data.RAZORPAY_KEY_ID && !data.STRIPE_SECRET_KEY,
		moneyMode: moneyModeOf([data.RAZORPAY_KEY_ID, data.STRIPE_SECRET_KEY]),
		site: siteOf(data),
		figures: figuresOf(wantsDemo),
		environment: data,
	}
}
