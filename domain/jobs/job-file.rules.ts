import type { Cell, LineReason, ListFile } from '#domain/people/list-file.rules.ts'
import {
	type JobDraft,
	type JobFault,
	jobFaults,
	jobLimits,
	postingOf,
} from './job-posting.rules.ts'

/** A post of a file, and the name of its school. */
export type JobLine = { school: string; posting: ReturnType<typeof postingOf> }

const columnOf: Readonly<Record<keyof JobDraft, string>> = {
	...{ title: 'title', summary: 'summary', duties: 'duties', requirements: 'requirements' },
	...{ language: 'language', subject: 'subject', jobType: 'job_type', jobLevel: 'job_level' },
	...{ city: 'city', state: 'state', vacancies: 'vacancies', experienceYears: 'experience_years' },
	...{ payFrom: 'pay_from', payTo: 'pay_to', closesOn: 'closes_on' },
}

const fields = Object.keys(columnOf) as (keyof JobDraft)[]

const reasons: Readonly<Record<JobFault, LineReason>> = {
	...{ required: 'missing', number: 'number', order: 'order', date: 'day' },
	...{ past: 'past', far: 'past' },
}

const longest = {
	...{ school: 200, title: jobLimits.title, summary: jobLimits.summary },
	...{ duties: jobLimits.lines, requirements: jobLimits.lines, city: jobLimits.city },
} as const

/** Lines of a cell, separated by `|` or by line breaks. */
const linesOf = (typed: string) => typed.replaceAll('|', '\n')

const draftOf = (cell: Cell, language: 'en' | 'hi'): JobDraft => {
	const typed = Object.fromEntries(fields.map((field) => [field, cell(columnOf[field])]))
	return {
		...(typed as JobDraft),
		...{ duties: linesOf(cell('duties')), requirements: linesOf(cell('requirements')), language },
		...{ vacancies: cell('vacancies') || '1', experienceYears: cell('experience_years') || '0' },
	}
}

/**
 * A file of jobs of schools (28.3): pay in rupees a month, the last day to apply in India. Which
 * schools, states, subjects, types and levels there are, the server knows.
 */
export const jobFile: ListFile<JobLine> = {
	columns: ['school', ...fields.map((field) => columnOf[field])],
	needed: ['school', 'title', 'summary', 'subject', 'job_type', 'job_level', 'city', 'state'],
	most: 1000,
	readLine: (cell, today) => {
		const fault = (column: string, reason: LineReason) => ({ column, value: cell(column), reason })
		if (cell('school') === '') return fault('school', 'missing')
		for (const [column, most] of Object.entries(longest))
			if (cell(column).length > most) return fault(column, 'long')
		const language = cell('language').toLowerCase() || 'en'
		if (language !== 'en' && language !== 'hi') return fault('language', 'language')
		const draft = draftOf(cell, language)
		const [wrong] = Object.entries(jobFaults(draft, today)) as [keyof JobDraft, JobFault][]
		if (wrong) return fault(columnOf[wrong[0]], reasons[wrong[1]])
		return { school: cell('school'), posting: postingOf(draft) }
	},
}
