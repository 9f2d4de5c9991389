import type { OfferedChange } from '#desk/bulk-change/offered-change.ts'
import { useBulkChange } from '#desk/bulk-change/use-bulk-change.ts'
import { m } from '#i18n/messages'
import { type DeskInstructor, instructorsKey, removePicture } from './instructor.queries.ts'

/** The change of several instructors of the list. */
export const instructorChanges = (): OfferedChange[] => [
	{
		...{ name: 'picture', label: m.desk_instructor_pictures_remove() },
		fits: ({ row }) => (row as DeskInstructor).picture !== null,
	},
]

/** Removes the pictures of several instructors (28.3). */
export const useInstructorChanges = () =>
	useBulkChange<DeskInstructor>(({ id }, _, signal) => removePicture(id, signal), instructorsKey)
