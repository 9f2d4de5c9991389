import type { School } from '#openapi/v1.gen.ts'
import { getReference } from '#server/catalogue/reference/reference.service.ts'
import { changeDetails, schoolAnswer } from '#server/people/school/school.service.ts'
import type { Deps } from '#server/platform/deps.ts'
import { Problem } from '#server/platform/problems/problem.ts'

type Asked = { onboarding_type: string | null; boards: string[]; grades: string[] }

/**
 * Sets what kind of school the account's is, from the shop's lists (SCH-04, SES-04).
 * @throws Problem 400 invalid-request for what is in no list, 403 forbidden without a school
 */
export const changeSchoolDetails = async (
	deps: Pick<Deps, 'db' | 'memory'>,
	schoolId: string | null,
	{ onboarding_type: type, boards, grades }: Asked,
): Promise<School> => {
	if (!schoolId) throw new Problem(403, 'forbidden', 'The account belongs to no school.')
	const lists = await getReference(deps)
	const isKnown =
		(type === null || lists.school_onboarding_types.some(({ id }) => id === type)) &&
		boards.every((board) => lists.school_board.some(({ slug }) => slug === board)) &&
		grades.every((grade) => lists.school_grade.some(({ slug }) => slug === grade))
	if (!isKnown) throw new Problem(400, 'invalid-request', 'Choose entries of the lists.')
	const row = await changeDetails(deps.db, schoolId, { onboardingTypeId: type, boards, grades })
	return schoolAnswer(row!)
}

type Facts = { onboardingTypeId: string | null; boards: string[]; grades: string[] }

/** Names of a school's entries in the lists; an entry that is gone is left out. */
export const namesOfDetails = async (deps: Pick<Deps, 'db' | 'memory'>, facts: Facts) => {
	const { school_onboarding_types: types, school_board, school_grade } = await getReference(deps)
	const namesIn = (list: typeof school_board, slugs: readonly string[]) =>
		list.filter(({ slug }) => slugs.includes(slug)).map(({ name }) => name)
	return {
		onboarding_type: types.find(({ id }) => id === facts.onboardingTypeId)?.name ?? null,
		boards: namesIn(school_board, facts.boards),
		grades: namesIn(school_grade, facts.grades),
	}
}
