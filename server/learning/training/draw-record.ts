import { hoursOf, nameOfSchoolYear, trainingGoals } from '#domain/learning/training-year.rules.ts'
import type { TrainingRecord } from '#openapi/v1.gen.ts'
import { A4, openPdf } from '#server/platform/documents/pdf.ts'
import type { DocumentLanguage } from '#server/platform/documents/words-of-amount.ts'
import { recordWords } from './record-words.ts'

const left = 48
const width = A4.width - 96
const BOTTOM = A4.height - 90
const WIDTHS = [58, 172, 92, 78, 66, 33]
const sums = ['all', 'board', 'school', 'values', 'practice', 'growth'] as const

const dayOf = (day: string): string => day.split('-').reverse().join('/')

/**
 * Draws the record of a school year as a PDF of A4 pages (HRS-02).
 * @param of the teacher, and the date of the record (YYYY-MM-DD)
 */
export const drawRecord = (
	record: TrainingRecord,
	of: { name: string; today: string },
	language: DocumentLanguage,
	author: string,
): Promise<Buffer> => {
	const say = recordWords[language]
	const year = nameOfSchoolYear(record.year)
	const pdf = openPdf({ title: `${say.title} ${year}`, author, language })
	let y = pdf.write(say.title, { x: left, y: 48, width, size: 20, bold: true })
	y = pdf.write(of.name, { x: left, y: y + 4, width, size: 13, bold: true })
	y = pdf.write(`${say.year} ${year} · ${say.made} ${dayOf(of.today)}`, { x: left, y, width })
	y += 10
	for (const sum of sums) {
		const text = `${hoursOf(record.sums[sum])} ${say.of} ${hoursOf(trainingGoals[sum])}`
		pdf.write(text, { x: left, y, width, align: 'right', bold: sum === 'all' })
		y = pdf.write(say[sum], { x: left, y, width: width / 2, bold: sum === 'all' }) + 2
	}
	const row = (texts: readonly string[], bold = false) => {
		let x = left
		let below = y
		for (const [i, cell] of WIDTHS.entries()) {
			const align = i === WIDTHS.length - 1 ? ('right' as const) : ('left' as const)
			below = Math.max(
				below,
				pdf.write(texts[i]!, { x, y, width: cell - 6, align, bold, size: 8.5 }),
			)
			x += cell
		}
		y = below + 4
	}
	const head = () => {
		row([say.date, say.name, say.provider, say.kind, say.standard, say.hours], true)
		pdf.rule(y - 3, left, width)
	}
	y += 12
	head()
	for (const entry of record.entries) {
		if (y > BOTTOM) {
			pdf.addPage()
			y = left
			head()
		}
		const { completed_on, title, provider, kind, standard, minutes } = entry
		row([dayOf(completed_on), title, provider, say[kind], say[standard], hoursOf(minutes)])
	}
	pdf.write(say.note, { x: left, y: y + 10, width, size: 8, colour: '#4a556d' })
	return pdf.end()
}
