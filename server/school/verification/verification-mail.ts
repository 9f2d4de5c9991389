import type { Mail } from '#server/platform/mail/mailer.ts'

type Decided = { schoolName: string; status: 'verified' | 'rejected'; reason: string; url: string }

const words = {
	en: {
		verified: ({ schoolName, url }: Decided) => ({
			subject: `${schoolName} is verified`,
			text: `Your documents were read and ${schoolName} is verified on {brand}.\n\n${url}`,
		}),
		rejected: ({ schoolName, reason, url }: Decided) => ({
			subject: `Please hand in other documents for ${schoolName}`,
			text: `Your documents were read. They are not enough to verify ${schoolName}:\n\n${reason}\n\nHand in others here:\n${url}`,
		}),
	},
	hi: {
		verified: ({ schoolName, url }: Decided) => ({
			subject: `${schoolName} सत्यापित है`,
			text: `आपके दस्तावेज़ देखे गए और ${schoolName} {brand_hi} पर सत्यापित है।\n\n${url}`,
		}),
		rejected: ({ schoolName, reason, url }: Decided) => ({
			subject: `${schoolName} के लिए दूसरे दस्तावेज़ दें`,
			text: `आपके दस्तावेज़ देखे गए। ${schoolName} को सत्यापित करने के लिए ये पर्याप्त नहीं हैं:\n\n${reason}\n\nदूसरे दस्तावेज़ यहाँ दें:\n${url}`,
		}),
	},
}

/** The mail to a point of contact about a decision, in their language (SCH-04). */
export const verificationMail = (
	{ email, language }: { email: string; language: 'en' | 'hi' },
	decided: Decided,
): Mail => ({ to: email, ...words[language][decided.status](decided) })
