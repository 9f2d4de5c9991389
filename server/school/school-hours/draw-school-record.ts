import { hoursOf, nameOfSchoolYear, trainingGoals } from '#domain/learning/training-year.rules.ts'
import type { SchoolHours, SchoolSession } from '#openapi/v1.gen.ts'
import { A4, openPdf } from '#server/platform/documents/pdf.ts'
import type { DocumentLanguage } from '#server/platform/documents/words-of-amount.ts'
import { schoolRecordWords, standingOf } from './school-record-words.ts'

const left = 42
const width = A4.width - 2 * left
const BOTTOM = A4.height - 70
const WIDTHS = {
	teachers: [140, 50, 60, 50, 55, 55, 55, 46],
	sessions: [58, 190, 110, 90, 30, 33],
}

/** Content of the record; `today` YYYY-MM-DD. */
export type SchoolRecord = {
	name: string
	city: string | null
	today: string
	hours: SchoolHours
	sessions: SchoolSession[]
}

const dayOf = (day: string): string => day.split('-').reverse().join('/')

/** A school’s record of a school year as a PDF of A4 pages, for an inspection (HRS-03). */
export const drawSchoolRecord = (
	{ name, city, today, hours, sessions }: SchoolRecord,
	language: DocumentLanguage,
	author: string,
): Promise<Buffer> => {
	const say = schoolRecordWords[language]
	const year = nameOfSchoolYear(hours.year)
	const pdf = openPdf({ title: `${say.title} ${year}`, author, language })
	let y = 42
	const line = (text: string, some: { size?: number; bold?: boolean; colour?: string } = {}) => {
		y = pdf.write(text, { x: left, y, width, ...some }) + 3
	}
	const table = (widths: readonly number[], rows: readonly (readonly string[])[]) => {
		const row = (texts: readonly string[], bold: boolean) => {
			let x = left
			let below = y
			for (const [i, cell] of widths.entries()) {
				const box = { x, y, width: cell - 5, bold, size: 8 }
				below = Math.max(below, pdf.write(texts[i]!, box))
				x += cell
			}
			y = below + 4
		}
		const [head = [], ...body] = rows
		row(head, true)
		for (const texts of body) {
			if (y > BOTTOM) {
				pdf.addPage()
				y = left
				row(head, true)
			}
			pdf.rule(y - 3, left, width)
			row(texts, false)
		}
	}
	line(say.title, { size: 20, bold: true })
	line(city ? `${name}, ${city}` : name, { size: 13, bold: true })
	line(`${say.year} ${year} · ${say.made} ${dayOf(today)}`)
	const { teachers, reached, behind, sums } = hours.totals
	line(`${say.teachers}: ${teachers} · ${say.reached}: ${reached} · ${say.behind}: ${behind}`)
	line(`${say.expected}: ${hoursOf(hours.expected)} · ${say.all}: ${hoursOf(sums.all)}`)
	y += 8
	table(WIDTHS.teachers, [
		[say.teacher, say.board, say.school, say.values, say.practice, say.growth, say.counted, ''],
		...hours.teachers.data.map((one) => [
			one.name,
			...(['board', 'school', 'values', 'practice', 'growth'] as const).map((sum) =>
				hoursOf(one.sums[sum]),
			),
			hoursOf(one.counted),
			standingOf(one, trainingGoals.all, say),
		]),
	])
	if (y > BOTTOM - 80) {
		pdf.addPage()
		y = left
	}
	y += 10
	line(say.sessions, { size: 12, bold: true })
	if (sessions.length === 0) line(say.none)
	else
		table(WIDTHS.sessions, [
			[say.date, say.session, say.trainer, say.standard, say.hours, say.teachers],
			...sessions.map((one) => [
				...[dayOf(one.held_on), one.title, one.trainer, say[one.standard]],
				...[hoursOf(one.minutes), String(one.attendees)],
			]),
		])
	if (y > BOTTOM - 60) {
		pdf.addPage()
		y = left
	}
	y += 8
	line(say.note, { size: 8, colour: '#4a556d' })
	y += 34
	pdf.rule(y, left, 200)
	y += 4
	line(say.seal, { size: 8 })
	return pdf.end()
}
