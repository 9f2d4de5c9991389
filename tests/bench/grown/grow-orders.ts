import { key } from '../grow.ts'
import { demo, school, sizes } from './grow-people.ts'

/** Every hundredth order is of one account. */
const buyer = `CASE WHEN g % 100 = 0 THEN ${demo('settled-teacher')} ELSE ${key('teacher', `(1 + (g / 20) % ${sizes.teachers})`)} END`
const orderedAt = 'now() - make_interval(mins => g * 8)'
const orderColumns =
	'id, account_id, provider, product_key, status, price, plan_discount, discount, gst, rounding, coins, total, buyer_name, buyer_email, buyer_phone, receipt_number, created_at, expires_at, paid_at'

const facts = JSON.stringify({
	supplier: { name: 'Vidya', address: 'Bengaluru', gstin: '29AAAAA0000A1Z5', stateCode: '29' },
	recipient: { name: 'A Teacher', email: '', phone: '', businessName: '', address: '', gstin: '' },
	...{ placeOfSupply: '29', ratePercent: 18, coins: 0, paymentId: '', refersTo: null },
	lines: [{ title: 'Resource', sac: '999293', taxable: 10_000, cgst: 900, sgst: 900, igst: 0 }],
})

const invoices = (which: string) => `
  INSERT INTO invoice (id, kind, series, financial_year, serial, number, order_id, account_id, taxable, cgst, sgst, igst, rounding, total, facts, issued_at)
    SELECT gen_random_uuid(), 'invoice', 'GR', 2026, n, 'GR-' || n, o.id, o.account_id, 10000, 900, 900, 0, 0, 11800, '${facts}', o.paid_at
    FROM (SELECT *, (SELECT count(*) FROM invoice) + row_number() OVER (ORDER BY created_at, id) AS n FROM "order" WHERE status = 'paid' AND ${which}) AS o ON CONFLICT DO NOTHING`

/** Orders of teachers with payments, invoices and coins, and those of the school. */
export const orderSteps: readonly string[] = [
	`INSERT INTO "order" (${orderColumns})
    SELECT ${key('order', 'g')}, ${buyer}, 'razorpay', 'grown-' || g, CASE WHEN g % 10 = 3 THEN 'cancelled' ELSE 'paid' END, 10000, 0, 0, 1800, 0, 0, 11800,
      'A Teacher', 'teacher@grown.example', '+919800000000', 'GROWN-' || g, ${orderedAt}, ${orderedAt}, CASE WHEN g % 10 <> 3 THEN ${orderedAt} END
    FROM generate_series(1, ${sizes.orders}) AS g`,
	`INSERT INTO order_line (id, order_id, resource_id, title, price, plan_discount, discount, gst, total)
    SELECT gen_random_uuid(), ${key('order', 'g')}, ${key('resource', `(1 + g % ${sizes.resources})`)}, 'Resource ' || g, 10000, 0, 0, 1800, 11800 FROM generate_series(1, ${sizes.orders}) AS g`,
	`INSERT INTO payment (id, order_id, provider, amount, reported_by, created_at)
    SELECT 'pay_grown_' || g, ${key('order', 'g')}, 'razorpay', 11800, 'webhook', ${orderedAt} FROM generate_series(1, ${sizes.orders}) AS g WHERE g % 10 <> 3`,
	invoices("product_key LIKE 'grown-%'"),
	`INSERT INTO author_share (id, account_id, document_id, order_id, resource_id, base, rate, amount, booked_at, due_at)
    SELECT gen_random_uuid(), ${demo('author')}, i.id, i.order_id, l.resource_id, 10000, 40, 4000, i.issued_at, i.issued_at + interval '30 days'
    FROM invoice i JOIN order_line l ON l.order_id = i.order_id WHERE i.series = 'GR' ON CONFLICT DO NOTHING`,
	`INSERT INTO coin_entry (id, account_id, delta, reason, subject_id, created_at)
    SELECT gen_random_uuid(), o.account_id, 10, 'purchase', p.id, o.created_at FROM "order" o JOIN payment p ON p.order_id = o.id WHERE p.id LIKE 'pay_grown_%' ON CONFLICT DO NOTHING`,
	`INSERT INTO coin_entry (id, account_id, delta, reason, subject_id, created_at)
    SELECT gen_random_uuid(), o.account_id, -5, 'order', o.id::text, o.created_at FROM "order" o WHERE o.product_key LIKE 'grown-%' ON CONFLICT DO NOTHING`,
	`INSERT INTO school_order (id, school_id, account_id, status, quote_number, price, gst, rounding, total, created_at, valid_until, paid_at)
    SELECT ${key('school-order', 'g')}, ${school}, ${demo('verified-poc')}, (array['paid', 'paid', 'paid', 'quoted', 'cancelled'])[1 + g % 5], 'GQ-' || g, 100000, 18000, 0, 118000,
      now() - make_interval(hours => g), now() + interval '10 days', now() FROM generate_series(1, 500) AS g`,
	`INSERT INTO school_order_line (id, school_order_id, resource_id, title, quantity, unit_price, price, gst, total)
    SELECT gen_random_uuid(), ${key('school-order', 'g')}, ${key('resource', '(g * 3 + i)')}, 'Resource ' || i, 10, 5000, 50000, 9000, 59000 FROM generate_series(1, 500) AS g, generate_series(1, 2) AS i`,
	`INSERT INTO "order" (${orderColumns}, school_order_id)
    SELECT ${key('order-of-school', 'g')}, ${demo('verified-poc')}, 'razorpay', 'school-' || g, 'paid', 100000, 0, 0, 18000, 0, 0, 118000,
      'A School', 'school@grown.example', '+919800000000', 'GS-' || g, ${orderedAt}, ${orderedAt}, ${orderedAt}, ${key('school-order', 'g')} FROM generate_series(1, 500) AS g WHERE g % 5 < 3`,
	`INSERT INTO payment (id, order_id, provider, amount, reported_by, created_at)
    SELECT 'pay_school_' || g, ${key('order-of-school', 'g')}, 'razorpay', 118000, 'webhook', ${orderedAt} FROM generate_series(1, 500) AS g WHERE g % 5 < 3`,
	invoices("product_key LIKE 'school-%'"),
	`INSERT INTO partner_earning (id, school_order_id, school_id, partner_id, base, rate, amount, status, earned_at)
    SELECT gen_random_uuid(), ${key('school-order', 'g')}, ${school}, ${demo('sales-partner')}, 100000, 10, 10000, 'earned', now() - make_interval(hours => g) FROM generate_series(1, 500) AS g WHERE g % 5 < 3`,
]
