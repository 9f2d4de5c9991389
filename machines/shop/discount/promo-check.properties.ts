import type { Property } from '#machines/kit/property.types.ts'

/** Properties of a promo code. */
export const promoCheckProperties: Property[] = [
	{
		says: 'A code counts only after the server has said that it is valid.',
		requirement: 'PRM-01',
		never: ({ isIn, cameBy }) => isIn('valid') && !cameBy('checkPromo valid'),
	},
]
