/** A demo account; `state` names the data that `people.seed.ts` adds to it. */
export type DemoAccount = {
	email: string
	name: string
	note: string
	roles: readonly string[]
	phone: string
	country?: string
	plan?: 'free' | 'plus' | 'institution'
	school?: 'verified' | 'unverified' | 'waiting'
	points?: number
	coins?: number
	isSettled?: boolean
	/** Has not answered the questionnaire yet (NDG-02). */
	isNew?: boolean
}

const at = (name: string) => `${name}@demo.vidya.test`

/** One account per role and state; everybody signs in by a mailed link. */
export const demoAccounts: readonly DemoAccount[] = [
	{
		email: at('new-teacher'),
		name: 'Asha Kulkarni',
		note: 'signed up today, owns nothing',
		roles: ['teacher'],
		phone: '+919822012345',
		isNew: true,
	},
	{
		email: at('settled-teacher'),
		name: 'Rajesh Pawar',
		note: 'courses under way, bookmarks, a filled cart, 320 coins',
		roles: ['teacher'],
		phone: '+919890123456',
		points: 145,
		coins: 320,
		isSettled: true,
	},
	{
		email: at('subscriber'),
		name: 'Nandita Sen',
		note: 'Vidya Plus: 20 % off further purchases',
		roles: ['teacher'],
		phone: '+919830012345',
		plan: 'plus',
		points: 60,
		coins: 80,
	},
	{
		email: at('free-plan'),
		name: 'Mohit Verma',
		note: 'the free plan: no further discount',
		roles: ['teacher'],
		phone: '+919415012345',
		plan: 'free',
	},
	{
		email: at('parent'),
		name: 'Sarita Nambiar',
		note: 'parent: the parents’ list',
		roles: ['parent'],
		phone: '+919447012345',
	},
	{
		email: at('institutional-teacher'),
		name: 'Deepak Oraon',
		note: 'school plan: ten self-paced courses included',
		roles: ['institutional_teacher'],
		phone: '+919431012345',
		plan: 'institution',
		school: 'verified',
		points: 30,
	},
	{
		email: at('verified-poc'),
		name: 'Father George Mathew',
		note: 'point of contact of a verified school',
		roles: ['main_poc'],
		phone: '+919447112233',
		school: 'verified',
	},
	{
		email: at('unverified-poc'),
		name: 'Shabnam Qureshi',
		note: 'point of contact, documents not handed in',
		roles: ['main_poc'],
		phone: '+919839012345',
		school: 'unverified',
	},
	{
		email: at('waiting-poc'),
		name: 'Vandana Joshi',
		note: 'point of contact, documents under review',
		roles: ['main_poc'],
		phone: '+919826012345',
		school: 'waiting',
	},
	{
		email: at('additional-poc'),
		name: 'Reena Thomas',
		note: 'additional point of contact of the verified school',
		roles: ['additional_main_poc'],
		phone: '+919447445566',
		school: 'verified',
	},
	{
		email: at('channel-partner'),
		name: 'Amit Bansal',
		note: 'channel partner',
		roles: ['channel_partner'],
		phone: '+919811012345',
	},
	{
		email: at('customer-success'),
		name: 'Neha Kapoor',
		note: 'customer success',
		roles: ['vidya_customer_success'],
		phone: '+919818012345',
	},
	{
		email: at('sales-associate'),
		name: 'Karthik Raman',
		note: 'sales associate',
		roles: ['vidya_sales_associate'],
		phone: '+919840012345',
	},
	{
		email: at('value-partner'),
		name: 'Leela Hegde',
		note: 'institutional value partner',
		roles: ['institutional_value_partner'],
		phone: '+919845012345',
	},
	{
		email: at('sales-partner'),
		name: 'Yusuf Pathan',
		note: 'institutional sales partner: initials, no photo',
		roles: ['institutional_sales_partner'],
		phone: '+919825012345',
	},
	{
		email: at('buyer-abroad'),
		name: 'Grace Achieng',
		note: 'buys from Kenya, through Stripe; live events before and after',
		roles: ['teacher'],
		phone: '+254712345678',
		country: 'KE',
	},
	{
		email: at('analyst'),
		name: 'Devika Rajan',
		note: 'analyst',
		roles: ['analyst'],
		phone: '+919900012345',
	},
	{
		email: at('author'),
		name: 'Dr. Kavita Deshpande',
		note: 'author of mathematics courses, with a share of 40 percent',
		roles: ['teacher', 'author'],
		phone: '+919822098450',
	},
	{
		email: at('owner'),
		name: 'Meera Nair',
		note: 'owner of the shop',
		roles: ['owner'],
		phone: '+919845098450',
	},
]
