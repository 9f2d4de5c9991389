import type { FileList } from '#domain/people/list-file.rules.ts'
import { m } from '#i18n/messages'

/** A list in the desk: its address, its name, and what a file of it is. */
type ImportList = { to: string; name: () => string; text: () => string }

/** Every list of the desk that takes a file (28.3). */
export const fileLists: Readonly<Record<FileList, ImportList>> = {
	banners: { to: '/banners', name: m.desk_banner_list_title, text: m.desk_banner_import },
	coupons: { to: '/coupons', name: m.desk_coupon_list_title, text: m.desk_coupon_import },
	groups: { to: '/groups', name: m.desk_group_list_title, text: m.desk_group_import },
	instructors: {
		...{ to: '/instructors', name: m.desk_instructor_list_title },
		text: m.desk_instructor_import,
	},
	jobs: { to: '/jobs', name: m.desk_job_list_title, text: m.desk_job_import },
	'live-sessions': { to: '/live-sessions', name: m.session_title, text: m.desk_session_import },
	mails: { to: '/mails', name: m.desk_mail_list_title, text: m.desk_mail_import },
	plans: { to: '/plans', name: m.desk_plan_list_title, text: m.desk_plan_import },
	'profile-questions': {
		...{ to: '/profile-questions', name: m.desk_question_list_title },
		text: m.desk_question_import,
	},
	quizzes: { to: '/quizzes', name: m.desk_quiz_list_title, text: m.desk_quiz_import },
	reference: { to: '/reference', name: m.desk_reference_title, text: m.desk_reference_import },
	texts: { to: '/texts', name: m.desk_text_list_title, text: m.desk_text_import },
}
