import type { job } from '#server/jobs/job/job.tables.ts'
import type { school } from '#server/people/school/school.tables.ts'
import { slugOf } from '#server/platform/slug-of.ts'
import { hindiPosts, posts } from '../content/jobs/posts.ts'
import { hiringSchools } from '../content/jobs/schools.ts'
import { hindiTerms, terms } from '../content/jobs/terms.ts'
import { seedId } from '../seed-id.ts'

const DAY = 86_400_000
const AT_EACH = 6
const types = ['Full Time', 'Full Time', 'Full Time', 'Contract', 'Part Time', 'Guest Faculty']
const hindiAt = ['unverified', 'narmada', 'aravali', 'yamuna']

/** The schools that look for teachers, without those that demo accounts belong to. */
export const hiringSchoolRows: (typeof school.$inferInsert)[] = hiringSchools
	.slice(2)
	.map(([key, name, city, , isVerified]) => ({
		id: seedId('school', key),
		name,
		email: `office@${key}.example`,
		city,
		verificationStatus: isVerified ? 'verified' : 'unverified',
	}))

/** The jobs of the demo: six at each school and a few in Hindi; every tenth is closed or over. */
export const jobRows = (now: Date): (typeof job.$inferInsert & { id: string })[] => {
	const at = (days: number) => new Date(now.getTime() + days * DAY)
	const rows: (typeof job.$inferInsert & { id: string })[] = []
	const add = (
		slug: string,
		[key, , city, state]: (typeof hiringSchools)[number],
		[subject, title, jobLevel, summary]: readonly [string, string, string, string],
		language: 'en' | 'hi',
	) => {
		const n = rows.length
		const { duties, requirements, years, pay } = terms[jobLevel]!
		const asked = language === 'hi' ? hindiTerms : { duties, requirements }
		const isPartly = n % types.length > 3
		rows.push({
			id: seedId('job', slug),
			schoolId: seedId('school', key),
			slug,
			title,
			summary,
			duties: [...asked.duties],
			requirements: [...asked.requirements],
			language,
			subject,
			jobType: types[n % types.length]!,
			jobLevel,
			city,
			state,
			vacancies: 1 + (n % 3),
			experienceYears: years,
			payFrom: n % 7 === 6 ? null : (pay[0] + (n % 5) * 500) * (isPartly ? 50 : 100),
			payTo: n % 7 === 6 ? null : (pay[1] + (n % 5) * 500) * (isPartly ? 50 : 100),
			publishedAt: at(-1 - n),
			closesAt: n % 20 === 19 ? at(-2) : at(20 + ((n * 7) % 40)),
			closedAt: n % 20 === 9 ? at(-1) : null,
		})
	}
	for (let round = 0; round < AT_EACH; round += 1)
		hiringSchools.forEach((one, s) => {
			const post = posts[(round * hiringSchools.length + s) % posts.length]!
			add(slugOf(`${post[1]} ${one[1]}`), one, post, 'en')
		})
	hindiPosts.forEach(([slug, ...post], n) => {
		add(slug, hiringSchools.find(([key]) => key === hindiAt[n])!, post, 'hi')
	})
	return rows
}
