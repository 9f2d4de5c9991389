import { GST_PERCENT } from '#machines/purchase/purchase.rules.ts'
import type { Db } from '#server/db/open.ts'
import { notification } from '#server/db/schema/delivery.ts'
import { cartItem, enrolment, favorite, lessonDone } from '#server/db/schema/learning.ts'
import { order, orderLine, payment } from '#server/db/schema/order.ts'
import type { catalogueRows } from './catalogue.seed.ts'
import { accountId } from './people.seed.ts'
import { seedId } from './seed-id.ts'
import { slugOf } from './slug.ts'

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
const IN_CART = ['Managing a Class of Sixty', 'Algebra From Patterns']

/** Gives the settled teacher a life: a paid order, courses under way, bookmarks, a cart and notifications. */
export const seedSettledTeacher = async (
  db: Db,
  catalogue: Catalogue,
  now: Date,
): Promise<void> => {
  const id = accountId('settled-teacher@demo.vidya.test')
  const ago = (days: number) => new Date(now.getTime() - days * DAY)
  const byTitle = (title: string) => catalogue.resources.find((row) => row.title === title)!
  const bought = byTitle(BOUGHT)
  const price = bought.price ?? 0
  const gst = Math.round((price * GST_PERCENT) / 100)
  const total = Math.round((price + gst) / 100) * 100
  const orderId = seedId('order', 'settled')
  await db.insert(order).values({
    id: orderId,
    accountId: id,
    provider: 'razorpay',
    providerOrderId: 'order_seeded0000001',
    status: 'paid',
    price,
    planDiscount: 0,
    discount: 0,
    gst,
    rounding: total - price - gst,
    coins: 0,
    total,
    buyerName: 'Rajesh Pawar',
    buyerEmail: 'settled-teacher@demo.vidya.test',
    buyerPhone: '+919890123456',
    receiptNumber: `VD-${ago(90).toISOString().slice(0, 10).replaceAll('-', '')}-seeded0001`,
    createdAt: ago(90),
    expiresAt: ago(89),
    paidAt: ago(90),
  })
  await db.insert(orderLine).values({
    id: seedId('line', 'settled'),
    orderId,
    resourceId: bought.id,
    title: bought.title,
    price,
    planDiscount: 0,
    discount: 0,
    gst,
    total: price + gst,
  })
  await db.insert(payment).values({
    id: 'pay_seeded0000001',
    orderId,
    provider: 'razorpay',
    amount: total,
    reportedBy: 'callback',
    createdAt: ago(90),
  })
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
  await db.insert(favorite).values(
    MARKED.map((title, n) => ({
      id: seedId('favorite', title),
      userId: id,
      webinarId: byTitle(title).id,
      createdAt: ago(n + 3),
    })),
  )
  await db.insert(cartItem).values(
    IN_CART.map((title, n) => ({
      id: seedId('cart', title),
      creatorId: id,
      webinarId: byTitle(title).id,
      createdAt: ago(n + 1),
    })),
  )
  const notices = [
    [
      'Your webinar “Storytelling in the English Period” begins soon.',
      `/learning/${slugOf('Storytelling in the English Period')}`,
    ],
    [`You are past the middle of “${BOUGHT}”. Two more lessons to go.`, '/profile/my-learning'],
    ['New this month: certificates by our partner colleges.', '/learning?type=certification'],
  ] as const
  await db.insert(notification).values(
    notices.map(([message, route], n) => ({
      id: seedId('notice', String(n)),
      accountId: id,
      message,
      route,
      taskId: seedId('task', String(n)),
      createdAt: ago(n + 1),
      readAt: n === 2 ? ago(1) : null,
    })),
  )
}
