import { and, eq, sql } from 'drizzle-orm'
import { resource } from '#server/catalogue/resource/resource.tables.ts'
import { enrolment, lessonDone } from '#server/learning/learning/enrolment.tables.ts'
import { lesson } from '#server/learning/lesson/lesson.tables.ts'
import { trainingEntry } from '#server/learning/training/training.tables.ts'
import { account } from '#server/people/account/account.tables.ts'
import { addResource } from '../fixtures.ts'
import type { TestApp } from '../open-test-app.ts'

const DAY_MS = 86_400_000

/** Numbers from 0 to below `of`, always the same for a seed. */
export const dice = (seed: number) => {
	let state = seed
	return (of: number): number => {
		state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
		return Math.floor((state / 4_294_967_296) * of)
	}
}

/** Resources of three lessons to learn, whose last one has no lessons. */
export const stockResources = async (server: TestApp, count: number): Promise<string[]> => {
	const ids: string[] = []
	for (let n = 0; n < count; n += 1) {
		const id = await addResource(server.db, {
			...{ subject: n % 2 ? 'Biology' : 'Hindi', tags: n % 3 ? ['Inquiry', 'Planning'] : [] },
		})
		ids.push(id)
		if (n === count - 1) continue
		await server.db.insert(lesson).values(
			[0, 1, 2].map((position) => ({
				...{ resourceId: id, section: 'One', title: `Lesson ${position}`, minutes: 10, position },
			})),
		)
	}
	return ids
}

/** Callers and subjects of the acts; with schools, people change between them too. */
export type Actors = {
	accounts: readonly string[]
	resources: readonly string[]
	schools?: readonly string[]
}

/** One random act that changes what somebody did, or what it counts as. */
export const actAtRandom = async (
	server: TestApp,
	roll: (of: number) => number,
	{ accounts, resources, schools = [] }: Actors,
): Promise<void> => {
	const { db } = server
	const accountId = accounts[roll(accounts.length)]!
	const resourceId = resources[roll(resources.length)]!
	const at = new Date(server.deps.clock().getTime() - roll(900) * DAY_MS - roll(24) * 3_600_000)
	const own = and(eq(enrolment.accountId, accountId), eq(enrolment.resourceId, resourceId))
	const [begun] = await db.select({ id: enrolment.id }).from(enrolment).where(own)
	const lessons = await db
		.select({ id: lesson.id })
		.from(lesson)
		.where(eq(lesson.resourceId, resourceId))
	const acts: (() => Promise<unknown>)[] = [
		() =>
			db
				.insert(enrolment)
				.values({ accountId, resourceId, source: 'free', createdAt: at })
				.onConflictDoNothing(),
		async () => {
			if (!begun) return
			for (const { id: lessonId } of lessons.slice(0, 1 + roll(3)))
				await db
					.insert(lessonDone)
					.values({ enrolmentId: begun.id, lessonId, doneAt: at })
					.onConflictDoNothing()
		},
		async () => begun && db.delete(lessonDone).where(eq(lessonDone.enrolmentId, begun.id)),
		async () =>
			begun &&
			db.transaction(async (tx) => {
				await tx.delete(lessonDone).where(eq(lessonDone.enrolmentId, begun.id))
				await tx.delete(enrolment).where(eq(enrolment.id, begun.id))
			}),
		() =>
			db
				.insert(trainingEntry)
				.values({
					...{ accountId, title: 'Training', provider: 'DIET', createdAt: at },
					...(roll(2)
						? { source: 'resource' as const, resourceId }
						: { source: 'outside' as const }),
					completedOn: at.toISOString().slice(0, 10),
					minutes: 15 * (1 + roll(9)),
					kind: (['board', 'school'] as const)[roll(2)]!,
					standard: (['values', 'practice', 'growth'] as const)[roll(3)]!,
				})
				.onConflictDoNothing(),
		() =>
			db
				.update(trainingEntry)
				.set({ minutes: 5 + roll(50), completedOn: at.toISOString().slice(0, 10) })
				.where(eq(trainingEntry.accountId, accountId)),
		() =>
			db
				.delete(trainingEntry)
				.where(and(eq(trainingEntry.accountId, accountId), sql`minutes % 2 = ${roll(2)}`)),
		() =>
			db
				.update(resource)
				.set({ tags: roll(2) ? ['Inquiry'] : ['Planning', 'Voice'] })
				.where(eq(resource.id, resourceId)),
		async () =>
			begun &&
			db
				.update(enrolment)
				.set({ status: roll(2) ? 'pending' : 'confirmed' })
				.where(eq(enrolment.id, begun.id)),
		async () =>
			schools.length > 0 &&
			db
				.update(account)
				.set(
					roll(3)
						? { schoolId: [...schools, null][roll(schools.length + 1)]! }
						: { roles: roll(2) ? ['institutional_teacher'] : ['additional_main_poc'] },
				)
				.where(eq(account.id, accountId)),
	]
	await acts[roll(acts.length)]!()
}
