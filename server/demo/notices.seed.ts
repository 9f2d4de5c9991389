import type { Db } from '#server/platform/database/open.ts'
import { notification } from '#server/platform/database/schema/delivery.ts'
import { seedId } from './seed-id.ts'
import { slugOf } from './slug.ts'

/** Three notifications, two of them unread. */
export const seedNotices = async (
  db: Db,
  id: string,
  ago: (days: number) => Date,
): Promise<void> => {
  const notices = [
    [
      'Your webinar “Storytelling in the English Period” begins soon.',
      `/learning/${slugOf('Storytelling in the English Period')}`,
    ],
    [
      'You are past the middle of “Fractions That Make Sense”. Three more lessons to go.',
      '/profile/my-learning',
    ],
    [
      'New this month: certificates that end with a portfolio of your own lessons.',
      '/learning?type=certification',
    ],
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
