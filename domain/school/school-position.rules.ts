/** Positions of a person in the school that they register (DSK-14). */
export const schoolPositions = [
	'principal',
	'management',
	'coordinator',
	'teacher',
	'other',
] as const

export type SchoolPosition = (typeof schoolPositions)[number]
