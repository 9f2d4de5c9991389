import { brand } from '#i18n/brand.ts'
import { m } from '#i18n/messages'
import type { Certificate } from './certificate.queries.ts'

/** Names of the kinds of certificates. */
export const certificateKinds: Record<Certificate['kind'], () => string> = {
	course: m.certificate_course,
	certification: m.certificate_certification,
	quiz: m.certificate_quiz,
}

/** The sentence between the holder and the title, by kind. */
export const certificateShows: Record<Certificate['kind'], () => string> = {
	course: m.certificate_shows_course,
	certification: m.certificate_shows_certification,
	quiz: m.certificate_shows_quiz,
}

/** WhatsApp with a sentence and the address of a certificate, to be sent to somebody. */
export const whatsappAddress = (certificate: Certificate, origin: string): string => {
	const { holder, title } = certificate
	const text = `${m.certificate_shared({ holder, title })} ${origin}${certificatePath(certificate)}`
	return `https://wa.me/?${new URLSearchParams({ text })}`
}

/** The path of a certificate's public page. */
export const certificatePath = ({ id }: Pick<Certificate, 'id'>): string => `/certificate/${id}`

/**
 * LinkedIn's form for a licence or certification, filled in
 * (https://www.linkedin.com/help/linkedin/answer/a567169, "Add to profile").
 * @param origin of this site
 */
export const linkedInAddress = (certificate: Certificate, origin: string): string => {
	const issued = new Date(certificate.issued_at)
	const query = new URLSearchParams({
		startTask: 'CERTIFICATION_NAME',
		name: certificate.title,
		organizationName: brand(),
		issueYear: String(issued.getUTCFullYear()),
		issueMonth: String(issued.getUTCMonth() + 1),
		certUrl: origin + certificatePath(certificate),
		certId: certificate.id,
	})
	return `https://www.linkedin.com/profile/add?${query}`
}
