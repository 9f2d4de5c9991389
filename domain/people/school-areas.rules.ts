/**
 * Learning areas of a school by kind of resource (SCH-01): area name and `course_type` of the
 * catalogue.
 */
export const learningAreas = {
	'dev-spc-courses': 'self_paced',
	'micro-resources': 'micro_resource',
	bundles: 'bundle',
	'live-trainings': 'live_training',
	'vidya-live-trainings': 'expert_masterclass',
	centalks: 'webinar',
} as const

export type LearningArea = keyof typeof learningAreas

/** The registers of a school (SCH-01). */
export const registerAreas = ['tq-registers', 'gtm-registers', 'tpo-registers'] as const

export type RegisterArea = (typeof registerAreas)[number]

/** The areas of a school, each a page at `/profile/{area}` (SCH-01, SCH-08). */
export const schoolAreas = [
	...(Object.keys(learningAreas) as LearningArea[]),
	...registerAreas,
	'scheduled-training',
	'assessment',
	'vidya-teaching-quotient',
	'poc-setup',
	'community-space',
] as const

export type SchoolArea = (typeof schoolAreas)[number]

/** Returns true if an area lists what is learned. */
export const isLearningArea = (area: SchoolArea): area is LearningArea => area in learningAreas

/** Returns true if an area is a register. */
export const isRegisterArea = (area: SchoolArea): area is RegisterArea =>
	(registerAreas as readonly string[]).includes(area)
