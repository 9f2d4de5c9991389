/** The values of a school's sidebar (SCH-01), in the order of the specification. */
const values = [
	'dashboard',
	'teacher-upload',
	'community-space',
	'poc-setup',
	'job-posting',
	'assessment',
	'tracking',
	'vidya-teaching-quotient',
	'dev-spc-courses',
	'tq-registers',
	'gtm-registers',
	'tpo-registers',
	'assign-spc-voucher',
	'assign-licenses',
	'live-trainings',
	'vidya-live-trainings',
	'vidya-ai',
	'scheduled-training',
	'micro-resources',
	'centalks',
	'registered-teachers',
	'gtm',
	'bundles',
	'tpo-2025',
	'gtm-submission',
	'school-info',
	'overview',
	'curricular-overview',
	'curricular-subsection-analysis',
	'taas-t&cs',
	'teacher-usage-tracking',
	'taas-shortlisted-candidates',
	'get-verified',
	'school-hours',
	'school-orders',
] as const

export type SidebarValue = (typeof values)[number]

/** Items that are no page of the profile: they lead elsewhere or open a modal (SCH-03). */
const elsewhere = [
	'tracking',
	'vidya-ai',
	'gtm',
	'tpo-2025',
	'gtm-submission',
	'taas-t&cs',
	'get-verified',
] as const

/** An item that is the page `/profile/{value}`. */
export type SidebarPage = Exclude<SidebarValue, (typeof elsewhere)[number]>

/**
 * Items that only some types of school see: a coaching centre has no board, so it has no registers
 * of one, and usage tracking is for schools (SCH-02).
 */
const hidden: Record<string, readonly SidebarValue[]> = {
	coaching: ['tq-registers', 'tpo-registers', 'vidya-teaching-quotient', 'tracking'],
}

/** The facts of a school that decide about its sidebar. */
export type SchoolOfSidebar = { schoolType: string; isVerified: boolean }

/** Returns the values that a school’s sidebar shows; a verified one lacks get-verified (SCH-02). */
export const sidebarOf = ({ schoolType, isVerified }: SchoolOfSidebar): SidebarValue[] =>
	values.filter(
		(value) =>
			!(hidden[schoolType] ?? []).includes(value) && !(isVerified && value === 'get-verified'),
	)

/** Returns true if an item is a page of the profile. */
export const isSidebarPage = (value: SidebarValue): value is SidebarPage =>
	!(elsewhere as readonly string[]).includes(value)
