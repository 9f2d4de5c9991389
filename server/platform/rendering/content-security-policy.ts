import type { Config } from '#server/platform/config.ts'

/**
 * Returns the page's sources: its own origin, and, if their keys are configured, the payment
 * providers' scripts and frames, the push service's calls and Google's counting. Razorpay's script
 * lays out its frame by style attributes, so inline styles are allowed with it.
 */
export const contentSecurityPolicy = (config: Config, hasInlineStyles: boolean) => {
	const firebase = config.FIREBASE_CONFIG
		? ['https://firebaseinstallations.googleapis.com', 'https://fcmregistrations.googleapis.com']
		: []
	const tagManager = 'https://www.googletagmanager.com'
	const analytics = config.FIREBASE_CONFIG?.measurementId
		? [
				'https://firebase.googleapis.com',
				'https://*.google-analytics.com',
				'https://*.analytics.google.com',
				tagManager,
			]
		: []
	const razorpay = config.RAZORPAY_KEY_ID ? ['https://*.razorpay.com'] : []
	return {
		directives: {
			'default-src': ["'self'"],
			'script-src': ["'self'", ...razorpay, ...(analytics.length > 0 ? [tagManager] : [])],
			'style-src': [
				"'self'",
				...(hasInlineStyles || config.RAZORPAY_KEY_ID ? ["'unsafe-inline'"] : []),
			],
			'img-src': ["'self'", 'data:', ...razorpay],
			// A video that was chosen or recorded is shown before it is sent.
			'media-src': ["'self'", 'blob:'],
			// A lesson's video of others, when the learner asked for it (DSK-04).
			'frame-src': [
				"'self'",
				'https://www.youtube-nocookie.com',
				'https://player.vimeo.com',
				...razorpay,
			],
			'connect-src': ["'self'", ...razorpay, ...firebase, ...analytics],
			'form-action': [
				"'self'",
				...(config.STRIPE_SECRET_KEY ? ['https://checkout.stripe.com'] : []),
			],
			'upgrade-insecure-requests': config.publicUrl.startsWith('https:') ? [] : null,
		},
	}
}
