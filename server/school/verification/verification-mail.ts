import { mailKind, mailOf } from '#server/platform/mail/mail-kind.ts'
import type { Mail } from '#server/platform/mail/mailer.ts'

const sample = { school: 'Sunrise Public School', link: 'https://vidya.example/profile/school' }

export const verificationKinds = {
	verified: mailKind({
		name: 'school-verified',
		values: sample,
		needed: ['school'],
		en: {
			subject: '{school} is verified',
			text: `Your documents were read and {school} is verified on {brand}.

[Open your school]({link})`,
		},
		hi: {
			subject: '{school} सत्यापित है',
			text: `आपके दस्तावेज़ देखे गए और {school} {brand_hi} पर सत्यापित है।

[अपना स्कूल खोलें]({link})`,
		},
	}),
	rejected: mailKind({
		name: 'school-documents-refused',
		values: { ...sample, reason: 'The stamp cannot be read.' },
		needed: ['school', 'reason', 'link'],
		en: {
			subject: 'Please hand in other documents for {school}',
			text: `Your documents were read. They are not enough to verify {school}:

{reason}

Hand in others here:

[Hand in documents]({link})`,
		},
		hi: {
			subject: '{school} के लिए दूसरे दस्तावेज़ दें',
			text: `आपके दस्तावेज़ देखे गए। {school} को सत्यापित करने के लिए ये पर्याप्त नहीं हैं:

{reason}

दूसरे दस्तावेज़ यहाँ दें:

[दस्तावेज़ दें]({link})`,
		},
	}),
}

type Decided = { schoolName: string; status: 'verified' | 'rejected'; reason: string; url: string }

/** The mail to a point of contact about a decision, in their language (SCH-04). */
export const verificationMail = (
	{ email: to, language }: { email: string; language: 'en' | 'hi' },
	{ schoolName, status, reason, url: link }: Decided,
): Mail => {
	const values = { school: schoolName, reason, link }
	return mailOf(verificationKinds[status], { to, language, values })
}
