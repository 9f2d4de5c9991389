import { useSearch } from '@tanstack/react-router'
import { SaveButton } from '#desk/list/save-button.tsx'
import { saveTable } from '#ui/action/save-table.ts'
import { readAllDrafts } from './draft.queries.ts'
import type { DraftsSearch } from './drafts.search.ts'

const save = async (place: DraftsSearch): Promise<void> => {
	const rows = await readAllDrafts(place)
	const table = rows.map(({ id, title, course_type, status, author, changed_at }) => {
		return { id, title, type: course_type, status, author: author ?? '', changed_at }
	})
	saveTable('resources.csv', table)
}

/** Saves the resources that the filters leave as a table (28.3). */
export const SaveList = () => {
	const place = useSearch({ strict: false }) as DraftsSearch
	return <SaveButton of={['resources', place]} save={() => save(place)} />
}
