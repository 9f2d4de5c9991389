import { basename } from 'node:path'

/**
 * Tests that also run on PostgreSQL: money, access, lists and searches, whose statements meet
 * concurrent connections. All tests run on the embedded database, which is PostgreSQL with one
 * connection.
 */
const names =
	`cart checkout coupon discount money-random order-books order-history pay-order payment
  order-record gst-return sales missed-search course-figures buying-funnel shop-setup starting-content place-order plan plan-desk plan-purchase purchase refund-by-hand settlement settlement-desk wallet customer customer-acts support-view merge support-view merge
  admission api-key application bundle payout text-page demo-removal saved-view desk-job desk-group profile-question reference-entry banner event-guests audit inbox webhook staff second-factor idempotency idempotency-transaction limits session
  catalogue deep-pages graph learning draft lesson-text quiz-content media price-change many-matches my-learning search search-table
  analytics backup body-admission migrate-in-words school-refund call-back journey plausible-time quiz-attempt registration retention
  storage training upload-load account licence due-day school-order school-registration self-assessment school-hours school-usage teacher-year`.split(
		/\s+/,
	)

/** Globs of the files of tests that PostgreSQL runs. */
export const postgresFiles: readonly string[] = [
	'tests/server/**/*.postgres.test.ts',
	...names.map((name) => `tests/server/**/${name}.test.ts`),
]

/** Returns true if PostgreSQL runs a file of tests. */
export const onBothDatabases = (file: string): boolean =>
	file.endsWith('.postgres.test.ts') || names.includes(basename(file, '.test.ts'))
