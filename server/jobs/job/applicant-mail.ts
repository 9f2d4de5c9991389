import { mailKind, mailOf } from '#server/platform/mail/mail-kind.ts'
import type { Mail } from '#server/platform/mail/mailer.ts'

const values = {
	title: 'Physics teacher, classes 9 to 12',
	school: 'Sunrise Public School',
	link: 'https://vidya.example/profile/applications',
}

export const applicantKinds = {
	shortlisted: mailKind({
		name: 'applicant-shortlisted',
		values,
		needed: ['title'],
		en: {
			subject: 'You are shortlisted: {title}',
			text: `{school} has shortlisted you for "{title}". The school will write to you or call you.

[See your application]({link})`,
		},
		hi: {
			subject: 'आप चुने गए उम्मीदवारों में हैं: {title}',
			text: `{school} ने "{title}" के लिए आपको चुने गए उम्मीदवारों में रखा है। स्कूल आपको लिखेगा या फ़ोन करेगा।

[अपना आवेदन देखें]({link})`,
		},
	}),
	rejected: mailKind({
		name: 'applicant-rejected',
		values,
		needed: ['title'],
		en: {
			subject: 'Your application for {title}',
			text: `{school} has chosen others for "{title}". Thank you for applying; new posts are added every week.

[See your applications]({link})`,
		},
		hi: {
			subject: '{title} के लिए आपका आवेदन',
			text: `{school} ने "{title}" के लिए दूसरों को चुना है। आवेदन के लिए धन्यवाद; हर सप्ताह नए पद जुड़ते हैं।

[अपने आवेदन देखें]({link})`,
		},
	}),
}

type Told = {
	email: string
	language: 'en' | 'hi'
	jobTitle: string
	schoolName: string
	url: string
}

/** The mail to an applicant whose application moved, in their language. */
export const applicantMail = (status: 'shortlisted' | 'rejected', told: Told): Mail => {
	const { email: to, language, jobTitle: title, schoolName: school, url: link } = told
	return mailOf(applicantKinds[status], { to, language, values: { title, school, link } })
}
