import type { Mail } from '#server/platform/mail/mailer.ts'

type GivenBack = {
	to: string
	orderId: string
	titles: readonly string[]
	/** In the smallest unit of the currency. */
	amount: number
	currency: string
	isWhole: boolean
	isOfSchool: boolean
	words: string
}

/** DSK-11: tells the buyer that the team gives money back, and if the order ends. */
export const givenBackMail = (given: GivenBack, origin: string): Mail => {
	const { to, orderId, titles, amount, currency, isWhole, isOfSchool, words } = given
	const money = new Intl.NumberFormat('en-IN', { style: 'currency', currency }).format(amount / 100)
	const kept = isWhole
		? 'The access that the order gave has ended.'
		: 'Everything that you bought stays yours.'
	const place = isOfSchool
		? '/profile/school-orders'
		: `/profile/purchase-history/${orderId}/invoice`
	return {
		to,
		subject: `We give you ${money} back`,
		text: [
			'Namaste,',
			'',
			`${money} comes back to you the way you paid. Banks need three to seven working days, cards from abroad up to fourteen. ${kept}`,
			...(words ? ['', words] : []),
			'',
			...titles.map((title) => `– ${title}`),
			'',
			`The credit note: ${origin}${place}`,
			'',
			'{brand}',
		].join('\n'),
	}
}
