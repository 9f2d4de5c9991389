import { m } from '#i18n/messages'
import { nameOf } from '#i18n/name-of.ts'

const words: Record<string, () => string> = {
	yes: m.career_yes,
	no: m.career_no,
	female: m.career_gender_female,
	male: m.career_gender_male,
	other: m.career_gender_other,
	'School Teacher': m.career_role_school,
	'School Principal': m.career_role_principal,
	'Part of an organization other than School': m.career_role_organization,
	'Tuition Teacher': m.career_role_tuition,
	'Student pursuing a Degree in Education': m.career_role_student,
	'No association with teaching': m.career_role_none,
	diploma: m.career_degree_diploma,
	bachelor: m.career_degree_bachelor,
	master: m.career_degree_master,
	doctorate: m.career_degree_doctorate,
	less_than_10: m.career_hours_10,
	between_10_30: m.career_hours_30,
	between_30_50: m.career_hours_50,
	greater_than_50: m.career_hours_more,
	full_time: m.career_type_full,
	part_time: m.career_type_part,
	full_time_online: m.career_type_full_online,
	part_time_online: m.career_type_part_online,
	'teaching and tutoring': m.career_focus_teaching,
	'creating content/lesson plans': m.career_focus_content,
	'content with videos/graphics': m.career_focus_videos,
	'assessments/question papers/correction': m.career_focus_assessments,
	'training or coaching teachers': m.career_focus_training,
}

/**
 * Values as options to choose; boards, grades and subjects have the names that the page calls them.
 */
export const named = (values: readonly string[]): { value: string; label: string }[] =>
	values.map((value) => ({ value, label: words[value]?.() ?? nameOf(value) }))
