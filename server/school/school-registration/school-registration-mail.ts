import type { Mail } from '#server/platform/mail/mailer.ts'

type Decided = { schoolName: string; status: 'approved' | 'declined'; reason: string; url: string }

const words = {
	en: {
		approved: ({ schoolName, url }: Decided) => ({
			subject: `${schoolName} is on {brand}`,
			text: `We approved the registration of ${schoolName}. You are its point of contact: invite your teachers, see their hours, hand in documents.\n\n${url}`,
		}),
		declined: ({ schoolName, reason, url }: Decided) => ({
			subject: `We could not approve ${schoolName}`,
			text: `We read the registration of ${schoolName} and could not approve it:\n\n${reason}\n\nYou can register it again here:\n${url}`,
		}),
	},
	hi: {
		approved: ({ schoolName, url }: Decided) => ({
			subject: `${schoolName} अब {brand_hi} पर है`,
			text: `हमने ${schoolName} का पंजीकरण स्वीकार किया। आप इसके संपर्क व्यक्ति हैं: अपने शिक्षकों को बुलाइए, उनके घंटे देखिए, दस्तावेज़ दीजिए।\n\n${url}`,
		}),
		declined: ({ schoolName, reason, url }: Decided) => ({
			subject: `हम ${schoolName} को स्वीकार नहीं कर सके`,
			text: `हमने ${schoolName} का पंजीकरण देखा और उसे स्वीकार नहीं कर सके:\n\n${reason}\n\nआप यहाँ फिर से पंजीकरण कर सकते हैं:\n${url}`,
		}),
	},
}

/** The mail to the person who registered a school, in their language (DSK-14). */
export const schoolRegistrationMail = (
	{ email, language }: { email: string; language: 'en' | 'hi' },
	decided: Decided,
): Mail => ({ to: email, ...words[language][decided.status](decided) })
