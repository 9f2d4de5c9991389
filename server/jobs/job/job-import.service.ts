import { v7 } from 'uuid'
import { type JobLine, jobFile } from '#domain/jobs/job-file.rules.ts'
import type { LineReason } from '#domain/people/list-file.rules.ts'
import { indianStates } from '#domain/shop/indian-states.rules.ts'
import { getReference } from '#server/catalogue/reference/reference.service.ts'
import { findSchoolsNamed } from '#server/people/school/school.service.ts'
import { type FilledList, idsOf } from '#server/platform/filled-list.ts'
import { postingSlug, postingValues } from './posting.rules.ts'
import { deleteUntouched, insertPosting } from './posting.store.ts'

/** 28.3: jobs of schools from a file; undoing keeps those with a bookmark or an application. */
export const jobList: FilledList<JobLine> = {
	name: 'jobs',
	file: jobFile,
	take: async (tx, { school, posting }, { deps, now }) => {
		const fault = (column: string, value: string, reason: LineReason = 'unknown') => ({
			...{ column, value, reason },
		})
		if (!indianStates.some(({ en }) => en === posting.state)) return fault('state', posting.state)
		const lists = await getReference(deps)
		const has = (list: 'subjects' | 'job_type' | 'job_level', name: string) =>
			lists[list].some((one) => one.name === name)
		if (!has('subjects', posting.subject)) return fault('subject', posting.subject)
		if (!has('job_type', posting.job_type)) return fault('job_type', posting.job_type)
		if (!has('job_level', posting.job_level)) return fault('job_level', posting.job_level)
		const schools = await findSchoolsNamed(tx, school)
		if (schools.length !== 1) return fault('school', school, 'school')
		const id = v7()
		const values = postingValues({ ...posting, revision: 0 })
		const slug = postingSlug(values.title, id)
		await insertPosting(tx, { ...values, id, slug, schoolId: schools[0]!.id, publishedAt: now })
		return { recordId: id }
	},
	undo: (tx, made) => deleteUntouched(tx, idsOf(made)),
}
