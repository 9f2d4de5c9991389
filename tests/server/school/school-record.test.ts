import Papa from 'papaparse'
import { extractText } from 'unpdf'
import { v4 } from 'uuid'
import { expect, test } from 'vitest'
import { cookieOf } from '../support/learner.ts'
import { openFileApp } from '../support/open-test-app.ts'
import { addHours, addSchool, contactOf, somebodyOf } from '../support/school/school-people.ts'

const server = await openFileApp()

type Person = Awaited<ReturnType<typeof somebodyOf>>

const fileOf = async (who: Person | null, path: string) => {
	const { statusCode, headers, rawPayload } = await server.app.inject({
		method: 'GET',
		url: `/profile/${path}`,
		headers: { cookie: who ? await cookieOf(server, who) : '' },
	})
	return {
		status: statusCode,
		type: headers['content-type'],
		name: headers['content-disposition'],
		cache: headers['cache-control'],
		location: headers.location,
		content: rawPayload,
	}
}

/** A school with two teachers, one of them named as a formula, and a session. */
const openSchool = async () => {
	const id = await addSchool(server, { name: 'विद्या निकेतन', city: 'Pune' })
	const poc = await contactOf(server, id)
	const formula = await somebodyOf(server, id, { displayName: '=HYPERLINK("http://x")' })
	const sunita = await somebodyOf(server, id, { displayName: 'सुनीता, शर्मा' })
	await addHours(server, sunita.accountId, { minutes: 150, title: '@SUM(A1)', provider: '-DIET' })
	await poc.call('PUT', `/v1/school/sessions/${v4()}`, {
		...{ is_new: true, title: 'Reading across subjects', held_on: '2026-11-14', hours: '2' },
		...{ standard: 'growth', trainer: 'Sister Mary', attendees: [sunita.accountId] },
	})
	return { poc, formula, sunita }
}

test('HRS-03 the record of a school is a CSV with a byte order mark, in which names are no formulas and Devanagari stays', async () => {
	const { poc } = await openSchool()
	const file = await fileOf(poc, 'school-hours/record.csv?year=2026')
	expect(file).toMatchObject({
		...{ status: 200, type: 'text/csv; charset=utf-8', cache: 'private, no-store' },
		name: 'attachment; filename="vidya-school-record-2026-27.csv"',
	})
	expect([...file.content.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
	const text = file.content.toString('utf8').slice(1)
	expect(text.split('\r\n')[1]).toBe(`"'=HYPERLINK(""http://x"")",0,0,0,0,0,0,0,Behind,`)
	expect(Papa.parse(text, { skipEmptyLines: true }).data).toEqual([
		[
			...['Teacher', 'All hours', 'By CBSE or government', 'In school', 'Values and ethics'],
			...['Knowledge and practice', 'Professional growth', 'Counts toward 50', 'Standing'],
			'Last training',
		],
		[`'=HYPERLINK("http://x")`, '0', '0', '0', '0', '0', '0', '0', 'Behind', ''],
		['सुनीता, शर्मा', '4.5', '2.5', '2', '0', '2.5', '2', '4.5', 'Behind', '2026-11-14'],
	])
	const hindi = await fileOf(poc, 'school-hours/record.csv?language=hi')
	expect(hindi.content.toString('utf8')).toMatch(/^\ufeffशिक्षक,कुल घंटे,/)
	const all = await fileOf(poc, 'school-hours/trainings.csv?year=2026')
	expect(all.name).toBe('attachment; filename="vidya-school-trainings-2026-27.csv"')
	const entries = Papa.parse(all.content.toString('utf8').slice(1), { skipEmptyLines: true }).data
	expect(entries).toEqual([
		['Teacher', 'Date', 'Training', 'By', 'Kind', 'Standard', 'Hours'],
		[
			...['सुनीता, शर्मा', '2026-11-02', "'@SUM(A1)", "'-DIET", 'By CBSE or government'],
			...['Knowledge and practice', '2.5'],
		],
		[
			...['सुनीता, शर्मा', '2026-11-14', 'Reading across subjects', 'विद्या निकेतन', 'In school'],
			...['Professional growth', '2'],
		],
	])
	const before = await fileOf(poc, 'school-hours/trainings.csv?year=2025')
	expect(before.content.toString('utf8').trim().split('\r\n')).toHaveLength(1)
})

test('HRS-03 the record for an inspection is a PDF with every teacher and session of the school year', async () => {
	const { poc } = await openSchool()
	const file = await fileOf(poc, 'school-hours/record.pdf?year=2026')
	expect(file).toMatchObject({ status: 200, type: 'application/pdf', cache: 'private, no-store' })
	expect(file.name).toBe('attachment; filename="vidya-school-record-2026-27.pdf"')
	const { text } = await extractText(new Uint8Array(file.content), { mergePages: true })
	const plain = text.replaceAll(/\s+/g, ' ')
	for (const part of [
		...['School record of training hours', 'School year 2026-27', 'Made on 20/11/2026'],
		...['Teachers: 2 · Reached: 0 · Behind: 2', 'Hours that should be there by this day: 31.9'],
		...['=HYPERLINK("http://x")', 'Reading across subjects', 'Sister Mary', '14/11/2026'],
		'Signature and seal of the head of the school',
	])
		expect(plain).toContain(part)
	const hindi = await fileOf(poc, 'school-hours/record.pdf?year=2026&language=hi')
	expect(hindi.status).toBe(200)
})

test('HRS-03 SCH-08 ROL-03 files of a school are for its points of contact alone; a signed-out visitor is redirected to the page', async () => {
	const { sunita } = await openSchool()
	const other = await contactOf(server, await addSchool(server))
	const files = [
		['school-hours', 'record.csv'],
		['school-hours', 'record.pdf'],
		['school-hours', 'trainings.csv'],
		['teacher-usage-tracking', 'usage.csv'],
	] as const
	for (const [page, file] of files) {
		const path = `${page}/${file}`
		expect(await fileOf(sunita, path)).toMatchObject({ status: 403, cache: 'private, no-store' })
		expect(await fileOf(null, path)).toMatchObject({ status: 303, location: `/profile/${page}` })
		const theirs = await fileOf(other, path)
		expect([theirs.status, theirs.content.toString('utf8').includes('सुनीता')]).toEqual([200, false])
	}
})
