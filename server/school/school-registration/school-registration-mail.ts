import { mailKind, mailOf } from '#server/platform/mail/mail-kind.ts'
import type { Mail } from '#server/platform/mail/mailer.ts'

const school = 'Sunrise Public School'

export const schoolRegistrationKinds = {
	approved: mailKind({
		name: 'school-approved',
		values: { school, link: 'https://vidya.example/profile/school' },
		needed: ['school', 'link'],
		en: {
			subject: '{school} is on {brand}',
			text: `We approved the registration of {school}. You are its point of contact: invite your teachers, see their hours, hand in documents.

[Open your school]({link})`,
		},
		hi: {
			subject: '{school} अब {brand_hi} पर है',
			text: `हमने {school} का पंजीकरण स्वीकार किया। आप इसके संपर्क व्यक्ति हैं: अपने शिक्षकों को बुलाइए, उनके घंटे देखिए, दस्तावेज़ दीजिए।

[अपना स्कूल खोलें]({link})`,
		},
	}),
	declined: mailKind({
		name: 'school-declined',
		values: {
			school,
			reason: 'The address belongs to another school.',
			link: 'https://vidya.example/vidya-for-schools/register',
		},
		needed: ['school', 'reason'],
		en: {
			subject: 'We could not approve {school}',
			text: `We read the registration of {school} and could not approve it:

{reason}

You can register it again here:

[Register the school]({link})`,
		},
		hi: {
			subject: 'हम {school} को स्वीकार नहीं कर सके',
			text: `हमने {school} का पंजीकरण देखा और उसे स्वीकार नहीं कर सके:

{reason}

आप यहाँ फिर से पंजीकरण कर सकते हैं:

[स्कूल पंजीकृत करें]({link})`,
		},
	}),
}

type Decided = { schoolName: string; status: 'approved' | 'declined'; reason: string; url: string }

/** The mail to the person who registered a school, in their language (DSK-14). */
export const schoolRegistrationMail = (
	{ email: to, language }: { email: string; language: 'en' | 'hi' },
	{ schoolName, status, reason, url: link }: Decided,
): Mail => {
	const values = { school: schoolName, reason, link }
	return mailOf(schoolRegistrationKinds[status], { to, language, values })
}
