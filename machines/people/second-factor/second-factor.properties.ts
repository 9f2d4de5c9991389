import type { Property } from '#machines/kit/property.types.ts'

/** Properties of the second factor. */
export const secondFactorProperties: Property[] = [
	{
		says: 'A session is verified only by a code that the server accepted.',
		requirement: 'DSK-02',
		never: ({ isIn }) => isIn('verified') || isIn('storingCodes'),
		until: ({ cameBy }) => cameBy('confirmEnrolment confirmed') || cameBy('verifySession verified'),
	},
	{
		says: 'The recovery codes are shown before the desk opens.',
		requirement: 'DSK-02',
		after: ({ isIn }) => isIn('enrolling'),
		possible: ({ isIn }) => isIn('storingCodes') || isIn('verified'),
	},
	{
		says: 'What is typed stays when the server cannot be reached.',
		requirement: 'DSK-02',
		always: ({ isIn, context, cameBy }) =>
			!(isIn('asking') && cameBy('verifySession') && context.code === ''),
	},
]
