import { describe, expect, test } from 'vitest'
import { bannerFile, bannerLine } from '#domain/catalogue/banner-file.rules.ts'
import { instructorFile } from '#domain/catalogue/instructor-file.rules.ts'
import { groupFile } from '#domain/community/group-file.rules.ts'
import { jobFile } from '#domain/jobs/job-file.rules.ts'
import { type ListFile, readCells, readList } from '#domain/people/list-file.rules.ts'
import { mailFile } from '#domain/people/mail-file.rules.ts'
import { questionFile, questionLine } from '#domain/people/question-file.rules.ts'
import { planFile, planLine } from '#domain/shop/plan-file.rules.ts'
import { textFile } from '#domain/web/text-file.rules.ts'

const TODAY = '2026-11-30'

type Line = Record<string, string>

const read = (file: ListFile<object>, cells: Line) => readCells(file, cells, TODAY)
const asCells = (line: Record<string, unknown>): Line =>
	Object.fromEntries(Object.entries(line).map(([column, value]) => [column, String(value ?? '')]))

const banner = { title: 'T', text: 'W', label: 'L', target: '/learning' }
const plan = { slug: 'reader', name: 'Reader', price: '999' }
const question = { title: 'Which?', question_type: 'multi_select', options: 'One | Two' }
const mail = { name: 'login', language: 'en', subject: 'S', text: '{link}' }
const source = 'title: T\ndescription: D.\n\nLead.\n\n## One {#one}\n\nWords.'
const text = { name: 'help', language: 'hi', source }
const job = {
	...{ school: 'Green School', title: 'Teacher', summary: 'Teach.', subject: 'Physics' },
	...{ job_type: 'Full Time', job_level: 'Principal', city: 'Pune', state: 'Maharashtra' },
	...{ pay_from: '35,000', pay_to: '50000', closes_on: '2027-03-31' },
}

describe('28.3 a file of a list is read', () => {
	test('28.3 lines that can be used keep their cells and their places; empty lines do not count', () => {
		const table = [
			['Name', 'Summary', 'Remarks', 'Open'],
			['Zoology', ' Animals. ', 'new', 'yes'],
			['', '', '', ''],
			['Botany', '', '', ''],
		]
		expect(readList(groupFile, table, TODAY)).toEqual({
			rows: [{ row: 2, cells: { name: 'Zoology', summary: 'Animals.', open: 'yes' } }],
			faults: [{ row: 4, column: 'summary', value: '', reason: 'missing' }],
		})
		expect(readList(groupFile, [['a', 'b']], TODAY)).toEqual({
			fault: 'headers',
			found: ['a', 'b'],
		})
		const many = [['name', 'summary'], ...Array.from({ length: 501 }, () => ['A', 'B'])]
		expect(readList(groupFile, many, TODAY)).toMatchObject({ fault: 'tooMany' })
	})

	test.each<[string, ListFile<object>, Line, string, string]>([
		['groups', groupFile, { name: 'A', summary: 'B', open: 'perhaps' }, 'open', 'yes'],
		['banners', bannerFile, { ...banner, title: 'x'.repeat(61) }, 'title', 'long'],
		['banners', bannerFile, { ...banner, tone: 'blue' }, 'tone', 'tone'],
		['banners', bannerFile, { ...banner, from: '2027-02-30' }, 'from', 'day'],
		['banners', bannerFile, { ...banner, hidden: 'perhaps' }, 'hidden', 'yes'],
		['banners', bannerFile, { ...banner, title_hi: 'ट' }, 'title_hi', 'rule'],
		['banners', bannerFile, { ...banner, target: 'javascript:alert(1)' }, 'target', 'rule'],
		['instructors', instructorFile, { name: 'A' }, 'bio', 'missing'],
		['plans', planFile, { ...plan, price: '-1' }, 'price', 'number'],
		['plans', planFile, { ...plan, offered: 'perhaps' }, 'offered', 'yes'],
		['plans', planFile, { ...plan, slug: '..' }, 'slug', 'rule'],
		['plans', planFile, { ...plan, webinar_percent: '101' }, 'webinar_percent', 'rule'],
		['plans', planFile, { ...plan, tq_included: 'some' }, 'tq_included', 'rule'],
		[
			'questions',
			questionFile,
			{ ...question, question_type: 'x' },
			'question_type',
			'question-type',
		],
		['questions', questionFile, { ...question, options: 'One' }, 'options', 'options'],
		['questions', questionFile, { ...question, options_list: 'x' }, 'options_list', 'unknown'],
		['mails', mailFile, { ...mail, language: 'fr' }, 'language', 'language'],
		['mails', mailFile, { ...mail, subject: '' }, 'subject', 'missing'],
		['texts', textFile, { ...text, name: 'nowhere' }, 'name', 'unknown'],
		['texts', textFile, { ...text, source: 'x' }, 'source', 'source'],
		['jobs', jobFile, { ...job, school: '' }, 'school', 'missing'],
		['jobs', jobFile, { ...job, pay_to: '1000' }, 'pay_to', 'order'],
		['jobs', jobFile, { ...job, closes_on: '2026-11-29' }, 'closes_on', 'past'],
		['jobs', jobFile, { ...job, vacancies: 'many' }, 'vacancies', 'number'],
		['jobs', jobFile, { ...job, summary: 'x'.repeat(601) }, 'summary', 'long'],
	])('28.3 %s: a line is left out with its reason (%#)', (_, file, cells, column, reason) => {
		expect(read(file, cells)).toMatchObject({ column, reason })
	})

	test('28.3 a job has pay in paise, lists of lines, and one vacancy unless it says more', () => {
		expect(read(jobFile, { ...job, duties: 'One | Two' })).toMatchObject({
			school: 'Green School',
			posting: {
				...{ duties: ['One', 'Two'], requirements: [], language: 'en', vacancies: 1 },
				...{ experience_years: 0, pay_from: 3_500_000, pay_to: 5_000_000 },
			},
		})
	})

	test('28.3 lists that were saved are read as they were', () => {
		const banners = read(bannerFile, { ...banner, from: '2027-01-01', hidden: 'yes' })
		expect(banners).toMatchObject({ from: '2027-01-01', until: null, is_hidden: true })
		expect(
			read(bannerFile, asCells(bannerLine({ ...(banners as never as object), place: 1 } as never))),
		).toEqual(banners)
		const plans = read(planFile, {
			...plan,
			offered: 'yes',
			webinar_included: '3',
			tq_percent: '20',
		})
		expect(plans).toMatchObject({ terms: { price: 99_900, offered: true } })
		expect(read(planFile, asCells(planLine(plans as never)))).toEqual(plans)
		const questions = read(questionFile, question)
		expect(questions).toMatchObject({ options: ['One', 'Two'], is_hidden: false })
		expect(read(questionFile, asCells(questionLine(questions as never)))).toEqual(questions)
	})

	test('28.3 a free plan has no price', () => {
		expect(read(planFile, { ...plan, price: '' })).toMatchObject({
			terms: { is_free: true, price: 0 },
		})
	})
})
