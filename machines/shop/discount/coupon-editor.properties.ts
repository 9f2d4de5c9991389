import type { Property } from '#machines/kit/property.types.ts'

/** Properties of making and changing a coupon. */
export const couponEditorProperties: Property[] = [
	{
		says: 'A coupon that makes everything free is sent only after a yes.',
		requirement: 'DSK-10',
		never: ({ isIn, context, cameBy }) =>
			isIn('submitting') &&
			context.givesAll === true &&
			context.confirmed === false &&
			cameBy('form.submitted'),
	},
	{
		says: 'A form with a wrong field is not sent.',
		requirement: 'DSK-10',
		never: ({ did, context }) => did('start storeCoupon') && context.isFaulty === true,
	},
	{
		says: 'After the server asked for a second factor, the coupon is sent again only when it was given.',
		requirement: 'DSK-02',
		after: ({ cameBy }) => cameBy('storeCoupon verificationRequired'),
		never: ({ isIn, cameBy }) => isIn('submitting') && !cameBy('factor.verified'),
		until: ({ isIn }) => isIn('editing'),
	},
	{
		says: 'The form is over only when the server has stored the coupon.',
		requirement: 'DSK-10',
		never: ({ isIn }) => isIn('submitted'),
		until: ({ cameBy }) => cameBy('storeCoupon stored'),
	},
]
