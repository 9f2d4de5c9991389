import { productPath } from '#domain/web/navigation.rules.ts'
import type { SchoolCurriculum, SchoolSubject } from '#openapi/v1.gen.ts'
import type { Deps } from '#server/platform/deps.ts'
import { readCompetencies, readResources, readSubjects } from './curriculum.store.ts'
import { countTeachers } from './overview.store.ts'
import { yearOfSchool } from './year-of-school.rules.ts'

const MOST_RESOURCES = 100

/** SCH-08: what a school’s teachers learned in a school year, by subject and by competency. */
export const describeCurriculum = async (
	{ db, clock }: Deps,
	schoolId: string,
	asked: number | undefined,
): Promise<SchoolCurriculum> => {
	const { year, years, of } = yearOfSchool(schoolId, asked, clock())
	const [subjects, competencies] = await Promise.all([
		readSubjects(db, of),
		readCompetencies(db, of),
	])
	return { year, years, subjects, competencies }
}

/** SCH-08: one subject, by resource and section; how many teachers completed each. */
export const describeSubject = async (
	{ db, clock }: Deps,
	schoolId: string,
	asked: { subject: string; year?: number | undefined },
): Promise<SchoolSubject> => {
	const { subject } = asked
	const { year, of } = yearOfSchool(schoolId, asked.year, clock())
	const [found, teachers] = await Promise.all([
		readResources(db, { ...of, subject, most: MOST_RESOURCES }),
		countTeachers(db, schoolId),
	])
	const resources = found.map(({ course_type, slug, slugtitle, ...rest }) => ({
		...rest,
		path: productPath({ course_type, slug, slugtitle }),
	}))
	return { year, subject, teachers, resources }
}
