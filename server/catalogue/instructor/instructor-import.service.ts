import type { InstructorTerms } from '#domain/catalogue/instructor.rules.ts'
import { instructorFile } from '#domain/catalogue/instructor-file.rules.ts'
import { type FilledList, undoChanges } from '#server/platform/filled-list.ts'
import * as store from './desk-instructor.store.ts'

/** 28.3: the texts of instructors from a file; undoing it brings back the ones of before. */
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
	undo: (tx, made) =>
		undoChanges<string>(made, async (id, { before, after }) => {
			if ((await store.findOne(tx, id))?.bio !== after) return false
			await store.writeInstructor(tx, id, { bio: before })
			return true
		}),
}
