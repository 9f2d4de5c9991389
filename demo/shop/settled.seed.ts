import { favourite } from '#server/catalogue/favourite/favourite.tables.ts'
import { recentView } from '#server/catalogue/recommendation/recent-view.tables.ts'
import { enrolment, lessonDone } from '#server/learning/learning/enrolment.tables.ts'
import type { Db } from '#server/platform/database/open.ts'
import { cartItem } from '#server/shop/cart/cart.tables.ts'
import type { catalogueRows } from '../catalogue/catalogue.seed.ts'
import { seedTraining } from '../learning/training.seed.ts'
import { accountId } from '../people/people.seed.ts'
import { seedId } from '../seed-id.ts'
import { seedNotices } from './notices.seed.ts'
import { seedRefunds } from './refunds.seed.ts'
import { seedPaidOrder } from './settled-order.seed.ts'

type Catalogue = ReturnType<typeof catalogueRows>

const DAY = 86_400_000
const BOUGHT = 'Fractions That Make Sense'
const LEARNS: readonly (readonly [title: string, source: string, donePercent: number])[] = [
	[BOUGHT, 'purchase', 60],
	['Reading Aloud So That Children Listen', 'free', 100],
	['Music Without a Music Room', 'free', 0],
	['Storytelling in the English Period', 'free', 0],
	['Low-Cost Lab: Build It Live', 'register', 0],
]
const MARKED = [
	'Asking Better Questions',
	'Folk Art in Every Subject',
	'Genetics With Families of Beads',
]
const VIEWED = ['Algebra From Patterns', 'Folk Art in Every Subject', 'Asking Better Questions']
/** Bought lately by another teacher, who asks for the money back. */
const WAITS = 'Algebra From Patterns'
const IN_CART = ['Managing a Class of Sixty', 'Algebra From Patterns']

/**
 * Gives the settled teacher a life: a paid order, courses under way, hours, bookmarks, a cart and
 * notifications.
 */
export const seedSettledTeacher = async (
	db: Db,
	catalogue: Catalogue,
	now: Date,
): Promise<void> => {
	const id = accountId('settled-teacher@demo.vidya.test')
	const ago = (days: number) => new Date(now.getTime() - days * DAY)
	const byTitle = (title: string) => catalogue.resources.find((row) => row.title === title)!
	const orderId = await seedPaidOrder(db, id, byTitle(BOUGHT), ago(90))
	for (const [n, [title, source, done]] of LEARNS.entries()) {
		const resource = byTitle(title)
		const enrolmentId = seedId('enrolment', resource.slug)
		await db.insert(enrolment).values({
			id: enrolmentId,
			accountId: id,
			resourceId: resource.id,
			status: source === 'register' ? 'pending' : 'confirmed',
			source,
			orderId: source === 'purchase' ? orderId : null,
			createdAt: ago(90 - n * 20),
		})
		const lessons = catalogue.lessons.filter((lesson) => lesson.resourceId === resource.id)
		const finished = lessons.slice(0, Math.round((lessons.length * done) / 100))
		if (finished.length > 0)
			await db.insert(lessonDone).values(
				finished.map((lesson, i) => ({
					enrolmentId,
					lessonId: lesson.id!,
					doneAt: ago(80 - n * 20 - i),
				})),
			)
	}
	await db.insert(favourite).values(
		MARKED.map((title, n) => ({
			id: seedId('favorite', title),
			accountId: id,
			resourceId: byTitle(title).id,
			createdAt: ago(n + 3),
		})),
	)
	await db.insert(cartItem).values(
		IN_CART.map((title, n) => ({
			id: seedId('cart', title),
			accountId: id,
			resourceId: byTitle(title).id,
			createdAt: ago(n + 1),
		})),
	)
	await db.insert(recentView).values(
		VIEWED.map((title, n) => ({
			accountId: id,
			resourceId: byTitle(title).id,
			viewedAt: ago(n + 1),
		})),
	)
	await seedTraining(db, id, byTitle('Reading Aloud So That Children Listen'), ago)
	await seedNotices(db, id, ago)
	await seedRefunds(db, { orderId, id }, byTitle(WAITS), ago)
}
