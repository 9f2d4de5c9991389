import type { CareerField } from '#domain/jobs/career-draft.rules.ts'
import type { requiredFields } from '#domain/jobs/career-interest.rules.ts'
import { m } from '#i18n/messages'

type Words = { label: () => string; required: () => string }
type Named = (typeof requiredFields)[number]

/** How each field is called, and what it says without a value (section 5 of the specification). */
export const careerWords: Record<Named, Words> = {
	name: { label: m.career_name, required: m.career_name_required },
	email: { label: m.career_email, required: m.career_email_required },
	phone: { label: m.career_phone, required: m.career_phone_required },
	dob: { label: m.career_dob, required: m.career_dob_required },
	gender: { label: m.career_gender, required: m.career_gender_required },
	city: { label: m.career_city, required: m.career_city_required },
	state: { label: m.career_state, required: m.career_state_required },
	postcode: { label: m.career_postcode, required: m.career_postcode_required },
	country: { label: m.career_country, required: m.career_country_required },
	current_role: { label: m.career_role, required: m.career_select_required },
	school: { label: m.career_school, required: m.career_school_required },
	experience: { label: m.career_experience, required: m.career_experience_required },
	education_degree: { label: m.career_degree, required: m.career_degree_required },
	education_subject: { label: m.career_subject, required: m.career_subject_required },
	bachelor_of_education: { label: m.career_bed, required: m.career_bed_required },
	boards_taught: { label: m.career_boards, required: m.career_boards_required },
	subjects_comfortable: { label: m.career_subjects, required: m.career_subjects_required },
	grades_comfortable: { label: m.career_grades, required: m.career_grades_required },
	per_week_hours_spent: { label: m.career_hours, required: m.career_hours_required },
	type: { label: m.career_type, required: m.career_type_required },
	preferred_focus_area: { label: m.career_focus, required: m.career_focus_required },
	openness_entrepreneurial_role: {
		label: m.career_entrepreneurial,
		required: m.career_select_required,
	},
	openness_travel: { label: m.career_travel, required: m.career_select_required },
	own_vehicle: { label: m.career_vehicle, required: m.career_select_required },
}

/** The fields that have words. */
export type NamedField = Named

const invalid: Partial<Record<CareerField, () => string>> = {
	email: m.career_email_invalid,
	phone: m.career_phone_invalid,
	dob: m.career_dob_invalid,
}

/** Returns the message of a field's error. */
export const errorWords = (field: Named, error: 'required' | 'invalid' | 'tooYoung'): string => {
	if (error === 'tooYoung') return m.career_dob_too_young()
	return (error === 'invalid' && invalid[field]?.()) || careerWords[field].required()
}
