import { encode } from 'uqr'
import {
	fittedSize,
	markPaths,
	sheet,
	signatoryLines,
	titleLines,
} from '#domain/learning/certificate-sheet.rules.ts'
import type { TrainingStandard } from '#domain/learning/training-year.rules.ts'
import { qrPath } from '#domain/people/qr-path.rules.ts'
import { openPdf, type Pdf } from '#server/platform/documents/pdf.ts'
import type { DocumentLanguage } from '#server/platform/documents/words-of-amount.ts'
import type { Certificate } from './certificate.store.ts'
import { addressOfCertificate } from './credential.rules.ts'

const standards: Record<DocumentLanguage, Record<TrainingStandard, string>> = {
	en: {
		values: 'Core values and ethics',
		practice: 'Knowledge and practice',
		growth: 'Professional growth',
	},
	hi: {
		values: 'मूल मूल्य और नैतिकता',
		practice: 'ज्ञान और अभ्यास',
		growth: 'व्यावसायिक विकास',
	},
}

const words = {
	en: {
		title: 'Certificate',
		shows: 'This certifies that',
		course: 'has completed the course',
		certification: 'has completed the certification',
		quiz: 'has passed the quiz',
		hours: (hours: string) => `${hours} hours of professional development`,
		on: 'Issued on',
		by: (brand: string) => `for ${brand}`,
		check: 'Scan to check, or open',
	},
	hi: {
		title: 'प्रमाणपत्र',
		shows: 'प्रमाणित किया जाता है कि',
		course: 'ने यह कोर्स पूरा किया है',
		certification: 'ने यह प्रमाणन पूरा किया है',
		quiz: 'ने यह क्विज़ उत्तीर्ण की है',
		hours: (hours: string) => `व्यावसायिक विकास के ${hours} घंटे`,
		on: 'जारी करने की तारीख़',
		by: (brand: string) => `${brand} की ओर से`,
		check: 'जाँचने के लिए स्कैन करें, या खोलें',
	},
}

const dates = new Intl.DateTimeFormat('en-IN', {
	timeZone: 'Asia/Kolkata',
	day: '2-digit',
	month: '2-digit',
	year: 'numeric',
})

const { colours } = sheet
const wide = { x: 60, width: sheet.width - 120, align: 'center' as const }

const drawFrame = (pdf: Pdf): void => {
	const page = { x: 0, y: 0, width: sheet.width, height: sheet.height }
	pdf.box(page, { colour: colours.paper })
	for (const { inset, colour, stroke } of sheet.frames) {
		const [width, height] = [sheet.width - 2 * inset, sheet.height - 2 * inset]
		pdf.box({ x: inset, y: inset, width, height }, { colour, edge: stroke })
	}
	for (const { path, colour } of markPaths) pdf.shape(path, { ...sheet.mark, colour })
}

type Column = { x: number; value: string; label: string }

/** A fact above a line, and its label below. */
const drawColumn = (pdf: Pdf, { x, value, label }: Column): void => {
	const column = { x, width: 230, align: 'center' as const }
	const high = pdf.heightOf(value, { width: 230, size: 13, bold: true })
	pdf.write(value, { ...column, y: 478 - high, size: 13, bold: true })
	pdf.rule(482, x, 230)
	pdf.write(label, { ...column, y: 488, size: 10, colour: colours.muted })
}

/**
 * A certificate as a PDF of one A4 page across (CER-01).
 * @param site its page verifies the certificate, its names and signatory are the issuer's
 */
export const drawCertificate = (
	certificate: Certificate & { standard: TrainingStandard | null },
	site: { origin: string; brand: Record<DocumentLanguage, string>; signatory: string },
	language: DocumentLanguage,
): Promise<Buffer> => {
	const say = words[language]
	const { id, kind, holder, title, minutes, standard, issuedAt } = certificate
	const brand = site.brand[language]
	const pdf = openPdf({ title: `${say.title}: ${title}`, author: brand, language, isAcross: true })
	drawFrame(pdf)
	pdf.write(brand, { ...wide, y: 100, size: 16, bold: true, colour: colours.brand })
	pdf.write(say.title, { ...wide, y: 126, size: 34, bold: true, colour: colours.brand })
	pdf.write(say.shows, { ...wide, y: 184, size: 13, colour: colours.muted })
	const size = fittedSize(holder, 640, 30)
	pdf.write(holder, { ...wide, y: 206 + (30 - size) / 2, size, bold: true })
	pdf.rule(254, sheet.middle - 170, 340)
	let y = pdf.write(say[kind], { ...wide, y: 264, size: 13, colour: colours.muted }) + 6
	for (const line of titleLines(title))
		y = pdf.write(line, { ...wide, y, size: fittedSize(line, 690, 22), bold: true })
	const hours = [
		say.hours(String(Math.round(minutes / 6) / 10)),
		...(standard ? [`${standards[language][standard]} (CBSE)`] : []),
	].join(' · ')
	if (minutes > 0) pdf.write(hours, { ...wide, y: y + 10, size: 13 })
	drawColumn(pdf, { x: 70, value: dates.format(issuedAt), label: say.on })
	drawColumn(pdf, {
		x: sheet.width - 300,
		value: signatoryLines(site.signatory).join('\n'),
		label: say.by(brand),
	})
	const address = addressOfCertificate(site.origin, id)
	const code = encode(address, { border: 0 })
	const scale = sheet.code.size / code.size
	pdf.shape(qrPath(code.data), { ...sheet.code, scale, colour: colours.ink })
	pdf.write(say.check, { ...wide, y: 520, size: 8, colour: colours.muted })
	pdf.write(address, { ...wide, y: 532, size: 8, colour: colours.brand })
	return pdf.end()
}
