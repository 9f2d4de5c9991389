import { m } from '#i18n/messages'
import type { EditedList } from './reference.search.ts'

/** The names of the reference lists. */
export const listWords: Record<EditedList, () => string> = {
	competency: m.desk_reference_competency,
	test_tracks: m.desk_reference_test_tracks,
	job_type: m.desk_reference_job_type,
	grades: m.desk_reference_grades,
	subjects: m.desk_reference_subjects,
	registration_roles: m.desk_reference_registration_roles,
	school_grade: m.desk_reference_school_grade,
	school_board: m.desk_reference_school_board,
	school_onboarding_types: m.desk_reference_school_onboarding_types,
	job_level: m.desk_reference_job_level,
	activity: m.desk_reference_activity,
	skt: m.desk_reference_skt,
}
