import { sql } from 'drizzle-orm'
import { referenceItem } from '#server/catalogue/reference/reference.tables.ts'
import { communityGroup } from '#server/community/community-post/community-post.tables.ts'
import { lesson } from '#server/learning/lesson/lesson.tables.ts'
import { quiz } from '#server/learning/quiz/quiz.tables.ts'
import { liveSession } from '#server/learning/registration/live-session.tables.ts'
import { account } from '#server/people/account/account.tables.ts'
import { profileQuestion } from '#server/people/profile/profile.tables.ts'
import { plan } from '#server/shop/subscription/subscription.tables.ts'
import { addResource } from '../fixtures.ts'
import type { TestApp } from '../open-test-app.ts'
import type { Shared } from '../school/stock-school.ts'

/** A group of teachers that anybody may join. */
export const openGroup = async (server: TestApp): Promise<string> => {
	const at = server.deps.clock()
	const group = { name: 'Group', summary: 'S', isOpen: true, createdAt: at }
	return (await server.db.insert(communityGroup).values(group).returning())[0]!.id
}

/** Things of the catalogue that several schools use; the group is the first school’s. */
export const openShared = async (server: TestApp): Promise<Shared> => {
	const { db } = server
	const at = new Date('2026-12-01T10:00:00Z')
	const resource = await addResource(db, { subject: 'mathematics' })
	const live = await addResource(db, { courseType: 'live_training' })
	const [first] = await db
		.insert(lesson)
		.values({ resourceId: resource, section: 'S', title: 'L', minutes: 1, position: 0 })
		.returning()
	await db.insert(liveSession).values({
		resourceId: live,
		startsAt: at,
		endsAt: new Date(at.getTime() + 3_600_000),
		changedAt: at,
	})
	const [some] = await db
		.insert(plan)
		.values({ slug: 'shared', name: 'Plan', isFree: false, benefits: {} })
		.returning()
	const [taken] = await db
		.insert(quiz)
		.values({
			slug: 'shared',
			title: 'Quiz',
			summary: 'S',
			subject: 'mathematics',
			minutes: 1,
			publishedAt: at,
		})
		.returning()
	const [question] = await db.select().from(profileQuestion).limit(1)
	const [competency] = await db
		.select()
		.from(referenceItem)
		.where(sql`list = 'competency'`)
		.limit(1)
	const partner = { email: 'partner@example.org', displayName: 'Partner', createdAt: at }
	const [bringer] = await db
		.insert(account)
		.values({ ...partner, roles: ['institutional_sales_partner'] })
		.returning()
	return {
		partner: bringer!.id,
		...{ resource, live, lesson: first!.id, plan: some!.id, quiz: taken!.id },
		...{ question: question!.id, competency: competency!.slug, group: await openGroup(server) },
	}
}
