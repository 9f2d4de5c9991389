import { eq } from 'drizzle-orm'
import { resource } from '#server/catalogue/resource/resource.tables.ts'
import { enrolment, lessonDone } from '#server/learning/learning/enrolment.tables.ts'
import { lesson } from '#server/learning/lesson/lesson.tables.ts'
import { trainingEntry } from '#server/learning/training/training.tables.ts'
import type { teacherYear } from '#server/people/school/school.tables.ts'
import type { TestApp } from '../open-test-app.ts'

type Sums = typeof teacherYear.$inferSelect

const yearOf = (day: string): number =>
	Number(day.slice(0, 4)) - (Number(day.slice(5, 7)) < 4 ? 1 : 0)
const dayInIndia = (at: Date) => new Date(at.getTime() + 330 * 60_000).toISOString().slice(0, 10)
const later = <Value extends Date | string>(a: Value | null, b: Value): Value =>
	a !== null && a > b ? a : b

/** Adds up an account's stored activity for each school year and for all time (year 0). */
export const sumTeacherYears = async ({ db }: TestApp, accountId: string): Promise<Sums[]> => {
	const years = new Map<number, Sums>()
	const empty = (year: number): Sums => ({
		...{ accountId, year, enrolments: 0, lessons: 0, completed: 0, courses: 0 },
		...{ sumAll: 0, sumBoard: 0, sumSchool: 0, sumValues: 0, sumPractice: 0, sumGrowth: 0 },
		...{ subjects: [], tags: [], lastAt: null, lastOn: null },
	})
	const add = (day: string, change: (sums: Sums) => void) => {
		for (const year of [0, yearOf(day)]) {
			const sums = years.get(year) ?? empty(year)
			years.set(year, sums)
			change(sums)
		}
	}
	const learn = (sums: Sums, about: { subject: string; tags: string[] } | null) => {
		if (sums.year === 0 || !about) return
		sums.subjects = [...new Set([...sums.subjects, about.subject])].sort()
		sums.tags = [...new Set([...sums.tags, ...about.tags])].sort()
	}
	const enrolments = await db
		.select({ enrolment, resource })
		.from(enrolment)
		.innerJoin(resource, eq(resource.id, enrolment.resourceId))
		.where(eq(enrolment.accountId, accountId))
	for (const { enrolment: begun, resource: about } of enrolments) {
		const day = dayInIndia(begun.createdAt)
		add(day, (sums) => {
			sums.enrolments += 1
			sums.lastAt = later(sums.lastAt, begun.createdAt)
			learn(sums, about)
		})
		const done = await db.select().from(lessonDone).where(eq(lessonDone.enrolmentId, begun.id))
		const wanted = await db.$count(lesson, eq(lesson.resourceId, begun.resourceId))
		if (done.length > 0 && done.length === wanted)
			add(day, (sums) => {
				sums.completed += 1
			})
		for (const { doneAt } of done)
			add(dayInIndia(doneAt), (sums) => {
				sums.lessons += 1
				sums.lastAt = later(sums.lastAt, doneAt)
			})
	}
	const entries = await db
		.select({ entry: trainingEntry, resource })
		.from(trainingEntry)
		.leftJoin(resource, eq(resource.id, trainingEntry.resourceId))
		.where(eq(trainingEntry.accountId, accountId))
	for (const { entry, resource: about } of entries)
		add(entry.completedOn, (sums) => {
			const { minutes, kind, standard } = entry
			sums.courses += entry.resourceId ? 1 : 0
			sums.sumAll += minutes
			sums[kind === 'board' ? 'sumBoard' : 'sumSchool'] += minutes
			sums[`sum${standard[0]!.toUpperCase()}${standard.slice(1)}` as 'sumValues'] += minutes
			sums.lastAt = later(sums.lastAt, entry.createdAt)
			sums.lastOn = later(sums.lastOn, entry.completedOn)
			learn(sums, about)
		})
	return [...years.values()].sort((a, b) => a.year - b.year)
}
