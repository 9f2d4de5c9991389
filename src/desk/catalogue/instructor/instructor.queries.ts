import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '#api/client.ts'
import { readAll } from '#desk/list/read-all.ts'
import type { InstructorTerms } from '#domain/catalogue/instructor.rules.ts'
import { pictureForm } from '#features/people/picture/picture-upload.actors.ts'
import type { components } from '#openapi/v1.gen.ts'
import type { InstructorsSearch } from './instructors.search.ts'

/** A person who teaches, with how many resources are theirs. */
export type DeskInstructor = components['schemas']['DeskInstructor']

/** Rows of a page of the list. */
export const PAGE_ROWS = 25

/** Key of all queries of instructors. */
export const instructorsKey = ['mine', 'desk', 'instructors'] as const

/** One page of instructors. */
export const instructorsQuery = ({ page = 1, ...place }: InstructorsSearch) =>
	queryOptions({
		queryKey: [...instructorsKey, { ...place, page }],
		queryFn: async ({ signal }) => {
			const query = { ...place, limit: PAGE_ROWS, offset: (page - 1) * PAGE_ROWS }
			return (await api.GET('/desk/instructors', { params: { query }, signal })).data!
		},
		placeholderData: keepPreviousData,
	})

/** Every instructor that the filters leave, for a file. */
export const readAllInstructors = ({
	page: _,
	...place
}: InstructorsSearch): Promise<DeskInstructor[]> =>
	readAll(async (part) => {
		const query = { ...place, ...part }
		return (await api.GET('/desk/instructors', { params: { query } })).data!
	})

/** Changes the instructor that the person saw. */
export const storeInstructor = (
	{ id, terms: before }: DeskInstructor,
	{ joins, ...terms }: InstructorTerms & { joins: boolean },
	signal: AbortSignal,
) =>
	api.PUT('/desk/instructors/{id}', {
		params: { path: { id } },
		body: { before, terms, joins },
		signal,
	})

/** Sends a square picture of an instructor. */
export const sendPicture = async (id: string, file: File, signal: AbortSignal) => {
	const params = { path: { id } }
	const body = { file: file as never }
	await api.POST('/desk/instructors/{id}/picture', {
		params,
		body,
		bodySerializer: pictureForm,
		signal,
	})
}

/** Removes the picture of an instructor. */
export const removePicture = (id: string, signal: AbortSignal) =>
	api.DELETE('/desk/instructors/{id}/picture', { params: { path: { id } }, signal })
