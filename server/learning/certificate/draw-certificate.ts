import type { Certificate } from '#server/learning/certificate/certificate.store.ts'
import { addressOfCertificate } from '#server/learning/certificate/credential.rules.ts'
import { A4, openPdf } from '#server/platform/documents/pdf.ts'
import type { DocumentLanguage } from '#server/platform/documents/words-of-amount.ts'

const words = {
	en: {
		title: 'Certificate',
		shows: 'This certifies that',
		course: 'has completed the course',
		certification: 'has completed the certification',
		quiz: 'has passed the quiz',
		hours: (hours: string) => `Professional development: ${hours} hours`,
		on: (date: string, brand: string) => `Issued on ${date} by ${brand}`,
		check: 'Anybody can check this certificate at',
	},
	hi: {
		title: 'प्रमाणपत्र',
		shows: 'प्रमाणित किया जाता है कि',
		course: 'ने यह कोर्स पूरा किया है',
		certification: 'ने यह प्रमाणन पूरा किया है',
		quiz: 'ने यह क्विज़ उत्तीर्ण की है',
		hours: (hours: string) => `व्यावसायिक विकास: ${hours} घंटे`,
		on: (date: string, brand: string) => `${brand} ने ${date} को जारी किया`,
		check: 'इस प्रमाणपत्र की जाँच कोई भी यहाँ कर सकता है',
	},
}

const dates = new Intl.DateTimeFormat('en-IN', {
	timeZone: 'Asia/Kolkata',
	day: '2-digit',
	month: '2-digit',
	year: 'numeric',
})

const box = { x: 72, width: A4.width - 144, align: 'center' as const }
const muted = '#4a556d'

/**
 * A certificate as a PDF of one A4 page (CER-01).
 * @param site its page verifies the certificate, its names are the issuer's
 */
export const drawCertificate = (
	certificate: Certificate,
	site: { origin: string; brand: Record<DocumentLanguage, string> },
	language: DocumentLanguage,
): Promise<Buffer> => {
	const say = words[language]
	const { id, kind, holder, title, minutes, issuedAt } = certificate
	const pdf = openPdf({ title: `${say.title}: ${title}`, author: site.brand[language], language })
	pdf.rule(90, box.x, box.width)
	let y = pdf.write(say.title, { ...box, y: 130, size: 30, bold: true, colour: '#0b6470' })
	y = pdf.write(say.shows, { ...box, y: y + 40, size: 13, colour: muted })
	y = pdf.write(holder, { ...box, y: y + 14, size: 26, bold: true })
	y = pdf.write(say[kind], { ...box, y: y + 20, size: 13, colour: muted })
	y = pdf.write(title, { ...box, y: y + 14, size: 20, bold: true })
	if (minutes > 0)
		y = pdf.write(say.hours(String(Math.round(minutes / 6) / 10)), { ...box, y: y + 26, size: 12 })
	y = pdf.write(say.on(dates.format(issuedAt), site.brand[language]), {
		...box,
		y: y + 8,
		size: 12,
	})
	pdf.rule(y + 50, box.x, box.width)
	y = pdf.write(say.check, { ...box, y: y + 66, size: 10, colour: muted })
	pdf.write(addressOfCertificate(site.origin, id), {
		...box,
		y: y + 4,
		size: 10,
		colour: '#0b6470',
	})
	return pdf.end()
}
