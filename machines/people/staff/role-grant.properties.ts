import type { Property } from '#machines/kit/property.types.ts'

/** Properties of granting and taking roles. */
export const roleGrantProperties: Property[] = [
	{
		says: 'No grant without a second factor: after the server asked for one, the roles are sent again only when it was given.',
		requirement: 'DSK-02',
		after: ({ cameBy }) => cameBy('setRoles verificationRequired'),
		never: ({ isIn, cameBy }) => isIn('submitting') && !cameBy('factor.verified'),
		until: ({ isIn }) => isIn('editing'),
	},
	{
		says: 'All roles of a person are taken only after a question.',
		requirement: 'DSK-02',
		never: ({ isIn, context, cameBy }) =>
			isIn('submitting') &&
			context.isKnown === true &&
			String(context.roles) === '' &&
			cameBy('form.submitted'),
	},
	{
		says: 'Nothing is sent for a person who has no role and gets none.',
		requirement: 'DSK-02',
		never: ({ isIn, context }) =>
			isIn('submitting') && context.isKnown === false && String(context.roles) === '',
	},
	{
		says: 'A grant is over only when the server has accepted it.',
		requirement: 'DSK-02',
		never: ({ isIn }) => isIn('submitted'),
		until: ({ cameBy }) => cameBy('setRoles granted'),
	},
]
