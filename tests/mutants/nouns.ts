/**
 * The files that are mutated together and the tests that must kill the mutants. `isFresh`: the code
 * caches statements per thread, so each mutant needs a new thread.
 */
export type Noun = { mutate: string[]; tests: string[]; isFresh?: boolean }

const server = (...nouns: string[]) =>
	nouns.map((noun) => `server/*/${noun}/**/*.@(rules|service|store).ts`)

const tests = (...names: string[]) => names.map((name) => `tests/server/**/${name}.test.ts`)

const lists = 'server/catalogue/catalogue/@(list|list-order|search).store.ts'

/** The nouns of `npm run mutants`, money and access first; of the tests the quick ones first. */
export const nouns: Record<string, Noun> = {
	pricing: {
		mutate: server('pricing', 'discount'),
		tests: tests(
			...['pricing-rules', 'order-input', 'discount', 'pay-order', 'place-order'],
			...['settlement', 'checkout'],
		),
	},
	purchase: {
		mutate: server('purchase'),
		tests: tests('order-input', 'place-order', 'pay-order', 'checkout', 'purchase', 'payment'),
	},
	wallet: {
		mutate: server('wallet', 'subscription'),
		tests: tests('pricing-rules', 'plan', 'wallet', 'checkout'),
	},
	order: {
		mutate: server('order', 'refund', 'payment'),
		tests: tests(
			'order-rules',
			'payment-signatures',
			'order-books',
			'order-history',
			'settlement',
			'refund-by-hand',
			'wallet',
			'payment',
			'purchase',
		),
	},
	session: {
		mutate: [...server('session'), 'server/people/session/admission.service.ts'],
		tests: tests('token-rules', 'admission', 'session'),
	},
	access: {
		mutate: ['server/platform/@(idempotency|limits)/*.ts'],
		tests: tests('limits', 'idempotency', 'idempotency-transaction', 'session'),
	},
	cart: { mutate: server('cart'), tests: tests('graph', 'checkout', 'cart') },
	account: {
		mutate: server('account', 'picture', 'profile', 'school'),
		tests: tests('account-rules', 'account', 'graph'),
	},
	catalogue: {
		mutate: [...server('catalogue'), `!${lists}`],
		tests: tests('catalogue-rules', 'deep-pages', 'many-matches', 'search', 'catalogue', 'graph'),
	},
	list: {
		mutate: [lists],
		tests: tests('catalogue-rules', 'many-matches', 'deep-pages', 'search', 'catalogue'),
		isFresh: true,
	},
	learning: {
		mutate: server('learning'),
		tests: tests('my-learning', 'learning', 'graph', 'purchase'),
	},
	favourite: { mutate: server('favourite'), tests: tests('favourite', 'catalogue', 'graph') },
	quiz: { mutate: server('quiz'), tests: tests('quiz-rules', 'quiz') },
	share: { mutate: server('share'), tests: tests('share') },
	journey: { mutate: server('journey'), tests: tests('journey') },
	location: { mutate: server('location'), tests: tests('location') },
	form: {
		mutate: server(
			...['analytics', 'call-back', 'career-interest', 'notification', 'partner', 'push'],
			...['recommendation', 'reference', 'referral'],
		),
		tests: tests(
			'option',
			'notification',
			'notification-stream',
			'partner',
			'partner-earning',
			'partner-referral',
			'recommendation',
			'forms',
		),
	},
	upkeep: {
		mutate: ['server/people/privacy/retention.store.ts', ...server('mail', 'storage')],
		tests: tests('retention', 'storage', 'session', 'account'),
	},
}
