import { api } from '#api/client.ts'
import { draftsKey } from '#desk/learning/draft/draft.queries.ts'
import { listImportActors } from '#desk/list-import/list-import.actors.ts'
import { languageNames, stageNames } from '#domain/catalogue/subject-names.rules.ts'
import { type ResourceRow, withKnownNames } from '#domain/learning/resource-file.rules.ts'
import { referenceQuery } from '#processes/reference/reference.query.ts'
import { draftImportsKey } from './draft-import.queries.ts'

const namesOf = (items: readonly { name: string }[]) => items.map(({ name }) => name)

/** Reads files of resources and makes drafts of their rows (28.3). */
export const draftImportActors = listImportActors<ResourceRow>({
	startWorker: () =>
		new Worker(new URL('./resource-file.worker.ts', import.meta.url), { type: 'module' }),
	part: async (queryClient, rows) => {
		const { subjects, competency } = await queryClient.ensureQueryData(referenceQuery)
		return withKnownNames(rows, {
			subject: namesOf(subjects),
			level: stageNames,
			language: languageNames,
			tags: namesOf(competency),
		})
	},
	send: async ({ id, ...body }, signal) => {
		const params = { path: { id } }
		const { data } = await api.POST('/desk/resource-imports/{id}/rows', { params, body, signal })
		return { added: data!.added, faults: [] }
	},
	changes: [draftImportsKey, draftsKey],
})
