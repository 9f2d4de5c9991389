import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { openReference } from '#server/catalogue/reference/reference.service.ts'
import { LISTS } from '#server/catalogue/reference/reference.store.ts'
import { referenceItem } from '#server/catalogue/reference/reference.tables.ts'
import { openFileApp } from '../support/open-test-app.ts'

const server = await openFileApp()
beforeAll(async () => {
	await server.db.delete(referenceItem)
})

const rowsOf = (list: string) =>
	server.db.select().from(referenceItem).where(eq(referenceItem.list, list))

test('SES-04 a new shop begins with every reference list; a list that was changed stays as it is', async () => {
	await server.db
		.insert(referenceItem)
		.values({ list: 'subjects', slug: 'sanskrit', name: 'Sanskrit', position: 0 })
	await Promise.all([openReference(server.db), openReference(server.db)])
	const sizes = await Promise.all(LISTS.map(async (list) => [list, (await rowsOf(list)).length]))
	expect(sizes).toEqual([
		['course_types', 7],
		['competency', 20],
		['test_tracks', 6],
		['job_type', 6],
		['grades', 15],
		['subjects', 1],
		['registration_roles', 7],
		['school_grade', 5],
		['school_board', 6],
		['school_onboarding_types', 5],
		['job_level', 7],
		['activity', 6],
		['skt', 5],
	])
	await server.db.delete(referenceItem).where(eq(referenceItem.slug, 'online'))
	await openReference(server.db)
	expect(await rowsOf('job_type')).toHaveLength(5)
	expect(await rowsOf('course_types')).toContainEqual(
		expect.objectContaining({ slug: 'self_paced', name: 'Self-paced Courses', position: 0 }),
	)
})
