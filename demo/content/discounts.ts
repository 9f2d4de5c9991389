import type { discount } from '#server/shop/discount/discount.tables.ts'

type Terms = Omit<typeof discount.$inferInsert, 'id' | 'codeKey' | 'startsAt' | 'endsAt'> & {
	startDay?: number
	endDay?: number
}

/** Every kind of discount; money in paise, days counted from the day of seeding. */
export const discounts: readonly Terms[] = [
	{ code: 'TEACH20', title: '20 % off for every teacher', isPercentage: true, percent: 20 },
	{
		code: 'FESTIVE50',
		title: 'Festival offer',
		isPercentage: true,
		percent: 50,
		maxAmount: 20000,
	},
	{ code: 'FLAT100', title: '₹100 off', isPercentage: false, amount: 10000 },
	{
		code: 'SHAGUN5000',
		title: 'A gift of up to ₹5,000',
		isPercentage: false,
		amount: 500000,
		listed: false,
	},
	{ code: 'FULLFREE', title: '100 % scholarship', isPercentage: true, percent: 100, listed: false },
	{
		code: 'BIG2000',
		title: '15 % off orders of ₹2,000 or more',
		isPercentage: true,
		percent: 15,
		minimumOrder: 200000,
	},
	{
		code: 'BUNDLE25',
		title: '25 % off bundles',
		isPercentage: true,
		percent: 25,
		discountType: 'vidya_bundles',
		category: 'bundle',
	},
	{
		code: 'CERT1000',
		title: '₹1,000 off certificates',
		isPercentage: false,
		amount: 100000,
		discountType: 'vidya_bundles',
		category: 'certification',
	},
	{
		code: 'DIWALI2025',
		title: 'Diwali 2025: 30 % off',
		isPercentage: true,
		percent: 30,
		startDay: -400,
		endDay: -360,
	},
	{
		code: 'FIRST100',
		title: 'For the first hundred: 40 % off',
		isPercentage: true,
		percent: 40,
		maxUses: 100,
		used: 100,
	},
	{
		code: 'NESTED30',
		title: '30 % off for teachers who come back',
		isPercentage: false,
		nested: {
			is_percentage: true,
			percent: 30,
			amount: null,
			max_amount: null,
			minimum_order: 10000,
		},
	},
	{ code: 'GuruPurnima', title: 'Guru Purnima: 12 % off', isPercentage: true, percent: 12 },
	{
		code: 'LASTSEAT',
		title: 'Last of the season: ₹250 off',
		isPercentage: false,
		amount: 25000,
		maxUses: 50,
		used: 49,
		listed: false,
	},
	{
		code: 'NEWYEAR10',
		title: 'New year: 10 % off',
		isPercentage: true,
		percent: 10,
		startDay: 30,
		endDay: 60,
	},
	{
		code: 'ONERUPEE',
		title: 'Every rupee counts',
		isPercentage: false,
		amount: 100,
		endDay: 365,
	},
]
