import { indianDate, indianMoment } from '#server/platform/documents/indian-moment.ts'

/** The kind and the parameters of a notification. Times are ISO 8601 texts. */
export type Told =
	| { kind: 'mentioned' | 'commented' | 'nominationAccepted' | 'nominationDeclined'; name: string }
	| { kind: 'postHidden' | 'commentHidden' | 'nominated' | 'licenceGiven' }
	| { kind: 'courseGiven' | 'courseDue'; title: string; dueOn: string }
	| { kind: 'voucherGiven'; code: string }
	| { kind: 'planGiven'; name: string }
	| { kind: 'planEnding'; name: string; endsAt: string }
	| { kind: 'coinsGiven'; coins: string }
	| { kind: 'vouchersGiven'; count: string; percent: string }
	| { kind: 'seatsGiven'; count: string; name: string }
	| { kind: 'certificateRevoked' | 'sessionCancelled' | 'registrationConfirmed'; title: string }
	| { kind: 'registrationRefused' | 'jobWithheld'; title: string; reason: string }
	| { kind: 'sessionMoved' | 'sessionRestored'; title: string; startsAt: string }

type Language = 'en' | 'hi'

type Words = { [Kind in Told['kind']]: (told: Extract<Told, { kind: Kind }>) => string }

const words: Record<Language, Words> = {
	en: {
		mentioned: ({ name }) => `${name} mentioned you in the community.`,
		commented: ({ name }) => `${name} commented on your post.`,
		postHidden: () =>
			'A moderator hid a post of yours, because it breaks the rules of the community.',
		commentHidden: () =>
			'A moderator hid a comment of yours, because it breaks the rules of the community.',
		nominated: () => 'A parent has nominated you',
		nominationAccepted: ({ name }) => `${name} has accepted your nomination`,
		nominationDeclined: ({ name }) => `${name} has declined your nomination`,
		licenceGiven: () => 'Your school has given you a licence',
		courseGiven: ({ title, dueOn }) =>
			`Your school has given you “${title}”, to complete by ${indianDate(dueOn, 'en')}.`,
		courseDue: ({ title, dueOn }) =>
			`Your school asks you to complete “${title}” by ${indianDate(dueOn, 'en')}.`,
		planGiven: ({ name }) => `You now have the plan ${name}.`,
		planEnding: ({ name, endsAt }) =>
			`Your plan ${name} ends on ${indianMoment(endsAt, 'en')} Indian time.`,
		coinsGiven: ({ coins }) => `You were given ${coins} coins.`,
		voucherGiven: ({ code }) => `Your school has given you the promo code ${code}`,
		vouchersGiven: ({ count, percent }) =>
			`Your school can give ${count} promo codes of ${percent} % to its teachers`,
		seatsGiven: ({ count, name }) =>
			`Your school can give ${count} places in the plan ${name} to its teachers`,
		certificateRevoked: ({ title }) => `Your certificate for “${title}” was revoked.`,
		sessionCancelled: ({ title }) => `“${title}” is cancelled.`,
		registrationConfirmed: ({ title }) => `Your registration for “${title}” is confirmed.`,
		registrationRefused: ({ title, reason }) =>
			`Your registration for “${title}” was not confirmed: ${reason}`,
		jobWithheld: ({ title, reason }) => `Your post “${title}” is not shown any longer: ${reason}`,
		sessionMoved: ({ title, startsAt }) =>
			`“${title}” has moved. It begins on ${indianMoment(startsAt, 'en')} Indian time.`,
		sessionRestored: ({ title, startsAt }) =>
			`“${title}” takes place after all, on ${indianMoment(startsAt, 'en')} Indian time.`,
	},
	hi: {
		mentioned: ({ name }) => `${name} ने समुदाय में आपका ज़िक्र किया।`,
		commented: ({ name }) => `${name} ने आपकी पोस्ट पर टिप्पणी की।`,
		postHidden: () => 'एक मॉडरेटर ने आपकी एक पोस्ट छिपा दी, क्योंकि वह समुदाय के नियमों के विरुद्ध है।',
		commentHidden: () => 'एक मॉडरेटर ने आपकी एक टिप्पणी छिपा दी, क्योंकि वह समुदाय के नियमों के विरुद्ध है।',
		nominated: () => 'एक अभिभावक ने आपको नामांकित किया है',
		nominationAccepted: ({ name }) => `${name} ने आपका नामांकन स्वीकार किया`,
		nominationDeclined: ({ name }) => `${name} ने आपका नामांकन स्वीकार नहीं किया`,
		licenceGiven: () => 'आपके स्कूल ने आपको एक लाइसेंस दिया है',
		courseGiven: ({ title, dueOn }) =>
			`आपके स्कूल ने आपको “${title}” दिया है। इसे ${indianDate(dueOn, 'hi')} तक पूरा करें।`,
		courseDue: ({ title, dueOn }) =>
			`आपका स्कूल चाहता है कि आप “${title}” ${indianDate(dueOn, 'hi')} तक पूरा करें।`,
		planGiven: ({ name }) => `अब आपके पास ${name} प्लान है।`,
		planEnding: ({ name, endsAt }) =>
			`आपका ${name} प्लान ${indianMoment(endsAt, 'hi')} (भारतीय समय) को ख़त्म होगा।`,
		coinsGiven: ({ coins }) => `आपको ${coins} कॉइन दिए गए।`,
		voucherGiven: ({ code }) => `आपके स्कूल ने आपको प्रोमो कोड ${code} दिया है`,
		vouchersGiven: ({ count, percent }) =>
			`आपका स्कूल अपने शिक्षकों को ${percent} % के ${count} प्रोमो कोड दे सकता है`,
		seatsGiven: ({ count, name }) => `आपका स्कूल अपने शिक्षकों को ${name} प्लान में ${count} जगहें दे सकता है`,
		certificateRevoked: ({ title }) => `“${title}” का आपका प्रमाणपत्र रद्द कर दिया गया है।`,
		sessionCancelled: ({ title }) => `“${title}” रद्द हो गया है।`,
		registrationConfirmed: ({ title }) => `“${title}” के लिए आपके पंजीकरण की पुष्टि हो गई है।`,
		registrationRefused: ({ title, reason }) =>
			`“${title}” के लिए आपके पंजीकरण की पुष्टि नहीं हुई: ${reason}`,
		jobWithheld: ({ title, reason }) => `आपका पद “${title}” अब नहीं दिखाया जाता: ${reason}`,
		sessionMoved: ({ title, startsAt }) =>
			`“${title}” का समय बदल गया है। यह ${indianMoment(startsAt, 'hi')} (भारतीय समय) पर शुरू होगा।`,
		sessionRestored: ({ title, startsAt }) =>
			`“${title}” अब होगा: ${indianMoment(startsAt, 'hi')} (भारतीय समय)।`,
	},
}

/** Every kind of notification. */
export const toldKinds = Object.keys(words.en) as Told['kind'][]

/**
 * Returns a notification's text in a language. A text that names a person begins with the name, so
 * that erasing an account finds it.
 */
export const wordsOf = (told: Told, language: Language): string =>
	(words[language][told.kind] as (told: Told) => string)(told)

/**
 * Parses a stored notification; null for those stored before kinds existed, or by a newer server.
 */
export const readTold = (
	kind: string | null,
	parameters: Record<string, string>,
	language: Language,
): string | null =>
	kind !== null && Object.hasOwn(words.en, kind)
		? wordsOf({ kind, ...parameters } as Told, language)
		: null
