import { enrolment } from '#server/learning/learning/enrolment.tables.ts'
import type { Db } from '#server/platform/database/open.ts'
import { refundRequest } from '#server/shop/refund/refund.tables.ts'
import { accountId } from '../people/people.seed.ts'
import { seedId } from '../seed-id.ts'
import { seedPaidOrder } from './settled-order.seed.ts'

/**
 * A refund that was refused, for the settled teacher, and one that waits for a decision, asked for
 * by a subscriber.
 */
export const seedRefunds = async (
	db: Db,
	settled: { orderId: string; id: string },
	bought: { id: string; title: string; price?: number | null },
	ago: (days: number) => Date,
): Promise<void> => {
	const subscriber = accountId('subscriber@demo.vidya.test')
	const orderId = await seedPaidOrder(db, subscriber, bought, ago(2), {
		key: 'returned',
		name: 'Nandita Sen',
		email: 'subscriber@demo.vidya.test',
		phone: '+919890123499',
		place: '0002',
	})
	await db.insert(enrolment).values({
		id: seedId('enrolment', 'returned'),
		accountId: subscriber,
		resourceId: bought.id,
		source: 'purchase',
		orderId,
		createdAt: ago(2),
	})
	await db.insert(refundRequest).values([
		{
			id: seedId('refund-request', 'refused'),
			orderId: settled.orderId,
			accountId: settled.id,
			status: 'refused',
			reason: 'other',
			words: 'My school has given me the same book.',
			language: 'en',
			askedAt: ago(80),
			decidedAt: ago(78),
			decidedBy: accountId('customer-success@demo.vidya.test'),
			decision: 'More than a fifth of the course was done by then.',
		},
		{
			id: seedId('refund-request', 'asked'),
			orderId,
			accountId: subscriber,
			status: 'asked',
			reason: 'unsuitable',
			words: 'I teach classes 1 and 2; this is for older pupils.',
			language: 'en',
			askedAt: ago(1),
		},
	])
}
