import { brand } from '#i18n/brand.ts'
import { m } from '#i18n/messages'

/** Links of the header on the school's side; each opens in a new tab (HDR-06, NAV-08). */
export const schoolHeaderLinks = [
	{ to: '/vidya-for-schools', label: () => m.school_for_schools({ brand: brand() }) },
	{ to: '/vidya-for-schools/teacher-certification', label: m.school_certification },
	{ to: '/vidya-for-schools/teacher-training', label: m.school_training },
	{ to: '/vidya-for-schools/teacher-recruitment', label: m.school_recruitment },
	{ to: '/tpo-2025', label: m.school_tpo },
] as const

/** The school menu (HDR-08). */
export const schoolMenuLinks = [
	{ to: '/profile/dashboard', label: m.school_dashboard },
	{ to: '/profile/school-info', label: m.school_info },
] as const
