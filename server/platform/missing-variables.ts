const together = [
	['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'],
	['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
	['FIREBASE_CONFIG', 'FIREBASE_VAPID_KEY', 'FIREBASE_SERVICE_ACCOUNT'],
] as const

/**
 * Returns the missing variables of an environment, one sentence per fault. Keys come in sets, live
 * money needs PostgreSQL, and a public server must mail its login links instead of showing them.
 */
export const missingVariables = (given: Record<string, string | undefined>): string[] => {
	const faults = together.flatMap((names) => {
		const missing = names.filter((name) => !given[name])
		const present = names.find((name) => given[name])
		return present && missing.length > 0
			? [`${missing.join(', ')}: needed because ${present} is set`]
			: []
	})
	const isLive = [given.RAZORPAY_KEY_ID, given.STRIPE_SECRET_KEY].some((key) =>
		key?.includes('_live_'),
	)
	if (isLive && !given.DATABASE_URL)
		faults.push(
			'DATABASE_URL: needed with live payment keys; the embedded database is for trying out',
		)
	const reason = isLive
		? 'with live payment keys'
		: given.NODE_ENV === 'production' && 'with NODE_ENV=production'
	if (reason && !given.SMTP_URL)
		faults.push(
			`SMTP_URL: needed ${reason}; the embedded mailbox shows every login link to everybody`,
		)
	const hasProvider = given.RAZORPAY_KEY_ID || given.STRIPE_SECRET_KEY
	if (given.NODE_ENV === 'production' && !hasProvider && given.SANDBOX !== 'true')
		faults.push(
			'RAZORPAY_KEY_ID or STRIPE_SECRET_KEY: needed with NODE_ENV=production; SANDBOX=true sells for play money instead',
		)
	return faults
}
