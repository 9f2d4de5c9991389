import { growCatalogue, key, type Run } from '../grow.ts'
import { demo, sizes } from './grow-people.ts'

/** Sizes of the database of a shop that has run for years (28.19). */
export const deskSizes = {
	resources: 100_000,
	accounts: 1_000_000,
	orders: 1_000_000,
	acts: 5_000_000,
	/** Call-backs, and as many registrations, that wait for a person. */
	waiting: 1_000,
} as const

/** An order every 90 seconds, so that a million of them fill three years. */
const orderedAt = 'now() - make_interval(secs => g * 90)'
const grown = `generate_series(${sizes.orders + 1}, ${deskSizes.orders}) AS g`

/** Rows that PostgreSQL inserts by one statement. */
const PORTION = 500_000

const acts = (from: number): string => `
  INSERT INTO audit_entry (id, position, at, actor_id, operation, subject_kind, subject_id, before, after, previous_hash, hash)
    SELECT gen_random_uuid(), h.position + g, now() - make_interval(secs => ${deskSizes.acts} - g), CASE WHEN g % 7 = 0 THEN ${demo('analyst')} ELSE ${demo('owner')} END,
      (array['moveDraft', 'saveDraft', 'changePrice', 'changeCoupon', 'refundOrder'])[1 + g % 5], (array['resource', 'coupon', 'order'])[1 + g % 3],
      'grown-' || g % 100000, '{"status":"draft"}'::jsonb, '{"status":"in_review"}'::jsonb, md5((g - 1)::text), md5(g::text)
    FROM (SELECT coalesce(max(position), 0) - ${from} AS position FROM audit_entry) AS h, generate_series(${from + 1}, ${from + PORTION}) AS g`

const steps: readonly string[] = [
	`INSERT INTO account (id, email, display_name, created_at)
    SELECT ${key('customer', 'g')}, 'customer-' || g || '@grown.example', 'Customer ' || g, now() - make_interval(secs => g * 90)
    FROM generate_series(1, ${deskSizes.accounts}) AS g ON CONFLICT DO NOTHING`,
	`INSERT INTO "order" (id, account_id, provider, product_key, status, price, plan_discount, discount, gst, rounding, coins, total, buyer_name, buyer_email, buyer_phone,
      receipt_number, created_at, expires_at, paid_at)
    SELECT ${key('order', 'g')}, ${key('customer', 'g')}, 'razorpay', 'grown-' || g, CASE WHEN g % 10 = 3 THEN 'cancelled' ELSE 'paid' END, 10000, 0, 0, 1800, 0, 0, 11800,
      'Customer ' || g, 'customer-' || g || '@grown.example', '+919' || lpad(g::text, 9, '0'), 'GROWN-' || g, ${orderedAt}, ${orderedAt}, CASE WHEN g % 10 <> 3 THEN ${orderedAt} END
    FROM ${grown}`,
	`INSERT INTO order_line (id, order_id, resource_id, title, price, plan_discount, discount, gst, total)
    SELECT gen_random_uuid(), ${key('order', 'g')}, ${key('resource', `(1 + g % ${deskSizes.resources})`)}, 'Resource ' || g, 10000, 0, 0, 1800, 11800 FROM ${grown}`,
	`INSERT INTO payment (id, order_id, provider, amount, reported_by, created_at)
    SELECT 'pay_grown_' || g, ${key('order', 'g')}, 'razorpay', 11800, 'webhook', ${orderedAt} FROM ${grown} WHERE g % 10 <> 3`,
]

const settled = [
	`UPDATE call_back SET state = 'closed' WHERE state IN ('new', 'unreachable') AND id NOT IN
    (SELECT id FROM call_back WHERE state IN ('new', 'unreachable') ORDER BY created_at DESC LIMIT ${deskSizes.waiting})`,
	`UPDATE enrolment SET status = 'confirmed' WHERE status = 'pending' AND id NOT IN
    (SELECT id FROM enrolment WHERE status = 'pending' ORDER BY created_at DESC LIMIT ${deskSizes.waiting})`,
]

/** Grows a school that is grown already to a shop of `deskSizes`. */
export const growDesk = async (run: Run): Promise<void> => {
	await growCatalogue(run, deskSizes.resources)
	for (const step of [...steps, ...settled]) await run(step)
	for (let from = 0; from < deskSizes.acts; from += PORTION) await run(acts(from))
	await run(
		`INSERT INTO audit_head (id, position, hash) SELECT 1, position, hash FROM audit_entry ORDER BY position DESC LIMIT 1
      ON CONFLICT (id) DO UPDATE SET position = excluded.position, hash = excluded.hash`,
	)
}
