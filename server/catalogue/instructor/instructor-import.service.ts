import type { InstructorTerms } from '#domain/catalogue/instructor.rules.ts'
import { instructorFile } from '#domain/catalogue/instructor-file.rules.ts'
import { changesOf, type FilledList } from '#server/platform/filled-list.ts'
import * as store from './desk-instructor.store.ts'

/** DSK-03: the texts of instructors from a file; undoing it brings back the ones of before. */
export const instructorList: FilledList<InstructorTerms> = {
	name: 'instructors',
	file: instructorFile,
	hold: store.lockInstructors,
	take: async (tx, { name, bio }) => {
		const known = await store.findOfName(tx, name)
		if (!known) return { column: 'name', value: name, reason: 'unknown' }
		await store.writeInstructor(tx, known.id, { bio })
		return { recordId: known.id, change: { before: known.bio, after: bio } }
	},
	undo: async (tx, made) => {
		const undone: string[] = []
		for (const [id, { before, after }] of changesOf<string>(made)) {
			if ((await store.findOne(tx, id))?.bio !== after) continue
			await store.writeInstructor(tx, id, { bio: before })
			undone.push(id)
		}
		return undone
	},
}
