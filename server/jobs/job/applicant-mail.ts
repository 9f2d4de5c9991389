import type { Mail } from '#server/platform/mail/mailer.ts'

type Told = {
	email: string
	language: 'en' | 'hi'
	jobTitle: string
	schoolName: string
	url: string
}

const words = {
	en: {
		shortlisted: ({ jobTitle, schoolName }: Told) => ({
			subject: `You are shortlisted: ${jobTitle}`,
			text: `${schoolName} has shortlisted you for "${jobTitle}". The school will write to you or call you.`,
		}),
		rejected: ({ jobTitle, schoolName }: Told) => ({
			subject: `Your application for ${jobTitle}`,
			text: `${schoolName} has chosen others for "${jobTitle}". Thank you for applying; new posts are added every week.`,
		}),
	},
	hi: {
		shortlisted: ({ jobTitle, schoolName }: Told) => ({
			subject: `आप चुने गए उम्मीदवारों में हैं: ${jobTitle}`,
			text: `${schoolName} ने "${jobTitle}" के लिए आपको चुने गए उम्मीदवारों में रखा है। स्कूल आपको लिखेगा या फ़ोन करेगा।`,
		}),
		rejected: ({ jobTitle, schoolName }: Told) => ({
			subject: `${jobTitle} के लिए आपका आवेदन`,
			text: `${schoolName} ने "${jobTitle}" के लिए दूसरों को चुना है। आवेदन के लिए धन्यवाद; हर सप्ताह नए पद जुड़ते हैं।`,
		}),
	},
}

/** The mail to an applicant whose application moved, in their language. */
export const applicantMail = (status: 'shortlisted' | 'rejected', told: Told): Mail => {
	const { subject, text } = words[told.language][status](told)
	return { to: told.email, subject, text: `${text}\n\n${told.url}` }
}
