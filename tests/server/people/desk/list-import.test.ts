import { eq } from 'drizzle-orm'
import { v7 } from 'uuid'
import { beforeAll, describe, expect, test } from 'vitest'
import type { FileList } from '#domain/people/list-file.rules.ts'
import type {
	CouponPage,
	DeskBanner,
	DeskGroup,
	DeskInstructor,
	DeskPlan,
	DeskQuestion,
	ListImports,
	LiveResource,
	MailText,
	QuizRecordPage,
	ReferenceEntry,
	SchoolJob,
	TakenRows,
	UndoneImport,
} from '#openapi/v1.gen.ts'
import { openReference } from '#server/catalogue/reference/reference.service.ts'
import { filledLists } from '#server/filled-lists.ts'
import { quizAttempt } from '#server/learning/quiz/quiz.tables.ts'
import { auditEntry } from '#server/people/audit/audit.tables.ts'
import { profileAnswer } from '#server/people/profile/profile.tables.ts'
import { openBuyer } from '../../support/buyer.ts'
import { openTeacher } from '../../support/community-people.ts'
import { publish, wholeContent } from '../../support/drafts.ts'
import { expectOk } from '../../support/expect-ok.ts'
import { addResource } from '../../support/fixtures.ts'
import { openFileApp } from '../../support/open-test-app.ts'
import { addSchool, somebodyOf } from '../../support/school/school-people.ts'
import { openStaff } from '../../support/staff-people.ts'

type Staff = Awaited<ReturnType<typeof openStaff>>
type Line = Record<string, string>

const server = await openFileApp()
let owner: Staff
beforeAll(async () => {
	await openReference(server.db)
	owner = await openStaff(server, 'Owner Devi', ['owner'])
})

const partOf = (list: FileList, lines: readonly Line[], from = 2) => ({
	...{ list, file_name: `${list}.csv` },
	rows: lines.map((cells, n) => ({ row: n + from, cells })),
})
const send = (id: string, list: FileList, lines: readonly Line[], who = owner) =>
	who.desk('POST', `/imports/${id}/rows`, partOf(list, lines))
const take = async (id: string, list: FileList, ...lines: Line[]) =>
	expectOk<TakenRows>(await send(id, list, lines))
const undo = async (id: string) =>
	expectOk<UndoneImport>(await owner.desk('DELETE', `/imports/${id}`))
const read = async <Answer>(path: string) => expectOk<Answer>(await owner.desk('GET', path))

const group = (name: string): Line => ({ name, summary: 'For all.', open: 'yes' })
const groups = async (search: string) =>
	(await read<{ data: DeskGroup[] }>(`/groups?search=${search}`)).data.map(
		({ terms }) => terms.name,
	)

describe('28.3 a list takes a file', () => {
	test('DSK-03 28.3 a part that is sent twice adds each entry once, and a name that is taken is named', async () => {
		const id = v7()
		const lines = [group('Import Zoology'), group('Import Botany')]
		expect(await take(id, 'groups', ...lines)).toEqual({ added: 2, faults: [] })
		expect(await take(id, 'groups', ...lines)).toEqual({ added: 0, faults: [] })
		expect(await take(v7(), 'groups', group('import zoology'))).toEqual({
			added: 0,
			faults: [{ row: 2, column: 'name', value: 'import zoology', reason: 'taken' }],
		})
		expect(await groups('Import ')).toEqual(['Import Botany', 'Import Zoology'])
		const { data } = await read<ListImports>('/imports?list=groups')
		expect(data[1]).toMatchObject({ id, file_name: 'groups.csv', records: 2, undone_at: null })
	})

	test('28.3 the server checks a line again, and leaves out what breaks a rule', async () => {
		const long = { ...group('x'.repeat(81)) }
		expect(await take(v7(), 'groups', { name: 'No summary' }, long, group('Fine Group'))).toEqual({
			added: 1,
			faults: [
				{ row: 2, column: 'summary', value: '', reason: 'missing' },
				{ row: 3, column: 'name', value: 'x'.repeat(81), reason: 'long' },
			],
		})
	})

	test('DSK-03 DSK-18 28.3 undoing a file keeps groups that somebody is in, and is in the audit log', async () => {
		const id = v7()
		await take(id, 'groups', group('Undo Empty'), group('Undo Full'))
		const { data } = await read<{ data: DeskGroup[] }>('/groups?search=Undo%20Full')
		const { token } = await openTeacher(server, 'Member Devi', ['teacher'])
		const path = `/v1/community/groups/${data[0]!.id}/membership`
		expectOk(await server.call('PUT', path, { token }))
		expect(await undo(id)).toEqual({ removed: 1, kept: 1 })
		expect(await undo(id)).toEqual({ removed: 0, kept: 1 })
		expect(await groups('Undo ')).toEqual(['Undo Full'])
		expect(await send(id, 'groups', [group('Undo Late')])).toMatchObject({
			...{ status: 409, body: { code: 'import-undone' } },
		})
		const acts = await server.db
			.select()
			.from(auditEntry)
			.where(eq(auditEntry.subjectId, id))
			.orderBy(auditEntry.position)
		expect(acts.map(({ operation }) => operation)).toEqual(['importRows', 'undoImport'])
	})

	test('28.3 DSK-02 nobody fills or undoes a list that their roles do not write', async () => {
		const finance = await openStaff(server, 'Finance Devi', ['finance'])
		expect(await send(v7(), 'groups', [group('Not Theirs')], finance)).toMatchObject({
			...{ status: 404, body: { code: 'not-found' } },
		})
		expect((await finance.desk('GET', '/imports?list=groups')).status).toBe(404)
		expect((await finance.desk('GET', '/imports?list=plans')).status).toBe(200)
		const id = v7()
		await take(id, 'groups', group('Only Ours'))
		expect((await finance.desk('DELETE', `/imports/${id}`)).status).toBe(404)
		expect((await owner.desk('DELETE', `/imports/${v7()}`)).status).toBe(404)
		expect((await send(id, 'plans', [{ slug: 'x' }])).status).toBe(404)
		expect(await groups('Only Ours')).toEqual(['Only Ours'])
	})

	test('DSK-03 28.3 every list of the contract has its file', () => {
		expect(filledLists.map(({ name }) => name)).toEqual([
			...['banners', 'coupons', 'groups', 'instructors', 'jobs', 'live-sessions', 'mails'],
			...['plans', 'profile-questions', 'quizzes', 'reference', 'texts'],
		])
	})
})

describe('28.3 what a file of each list adds', () => {
	test('28.3 coupons: a code that is taken is refused, and a coupon that an order has stays', async () => {
		const id = v7()
		const coupon = (code: string) => ({ code, title: 'For everybody', percent: '20' })
		await take(id, 'coupons', coupon('FILE-ONE'), coupon('FILE-TWO'))
		expect(await take(v7(), 'coupons', coupon('file-one'))).toMatchObject({
			faults: [{ column: 'code', reason: 'taken' }],
		})
		const buyer = await openBuyer(server)
		const resource = await addResource(server.db, { price: 50_000 })
		await buyer.order({ product_id: [resource], promo_code: 'FILE-TWO' })
		expect(await undo(id)).toEqual({ removed: 1, kept: 1 })
		const { data } = await read<CouponPage>('/coupons?search=FILE-')
		expect(data.map(({ code }) => code)).toEqual(['FILE-TWO'])
	})

	test('28.3 plans: undoing keeps one that somebody has', async () => {
		const id = v7()
		const plan = (slug: string) => ({ slug, name: slug, price: '999', webinar_included: '3' })
		expect(await take(id, 'plans', plan('reader'), plan('writer'))).toEqual({
			...{ added: 2, faults: [] },
		})
		const find = async (slug: string) =>
			(await read<{ data: DeskPlan[] }>('/plans')).data.find((one) => one.slug === slug)
		const reader = (await find('reader'))!
		expect(reader.terms).toMatchObject({ price: 99_900, benefits: { webinar: { included: 3 } } })
		expect(await take(v7(), 'plans', plan('reader'))).toMatchObject({
			faults: [{ column: 'slug', reason: 'taken' }],
		})
		const { email } = await openTeacher(server, 'Reader Devi', ['teacher'])
		const given = { email, ends_at: '2099-01-01T00:00:00.000Z' }
		expectOk(await owner.desk('PUT', `/plans/${reader.id}/holders`, given))
		expect(await undo(id)).toEqual({ removed: 1, kept: 1 })
		expect([await find('writer'), (await find('reader'))?.holders]).toEqual([undefined, 1])
	})

	test('28.3 banners go behind the others until there are twenty', async () => {
		const id = v7()
		const banner = (title: string) => ({ title, text: 'T', label: 'L', target: '/learning' })
		const all = async () => (await read<{ data: DeskBanner[] }>('/banners')).data
		const before = (await all()).length
		const lines = Array.from({ length: 21 - before }, (_, n) => banner(`Banner ${n}`))
		expect(await take(id, 'banners', ...lines)).toMatchObject({
			added: 20 - before,
			faults: [{ row: 22 - before, reason: 'full' }],
		})
		const [first, second] = (await all()).slice(before)
		expect([first!.terms.en.title, second!.terms.en.title]).toEqual(['Banner 0', 'Banner 1'])
		expect(await undo(id)).toEqual({ removed: 20 - before, kept: 0 })
		expect(await all()).toHaveLength(before)
	})

	test('28.3 PRF-06 profile questions: undoing keeps one that somebody answered', async () => {
		const id = v7()
		const question = (title: string) => ({
			...{ title, question_type: 'multi_select', options: 'Primary | Middle' },
		})
		const all = async () => (await read<{ data: DeskQuestion[] }>('/profile-questions')).data
		await take(id, 'profile-questions', question('Which level?'), question('Which other?'))
		const asked = (await all()).find(({ terms }) => terms.title === 'Which level?')!
		expect(asked.terms.options).toEqual(['Primary', 'Middle'])
		expect(await take(v7(), 'profile-questions', question('Which level?'))).toMatchObject({
			faults: [{ column: 'title', reason: 'taken' }],
		})
		const { id: accountId } = await openTeacher(server, 'Answer Devi', ['teacher'])
		const answer = { accountId, questionId: asked.id, selectedValue: ['Middle'] }
		await server.db.insert(profileAnswer).values(answer)
		expect(await undo(id)).toEqual({ removed: 1, kept: 1 })
		expect((await all()).map(({ terms }) => terms.title)).not.toContain('Which other?')
	})

	test('28.3 SES-04 reference lists: what is there is shown or hidden, and undoing hides what was added', async () => {
		const id = v7()
		const line = (name: string, hidden = 'no', list = 'subjects') => ({ list, name, hidden })
		const states = async () =>
			Object.fromEntries(
				(await read<{ data: ReferenceEntry[] }>('/reference/subjects')).data.map(
					({ name, is_hidden: isHidden }) => [name, isHidden],
				),
			)
		const [first] = Object.keys(await states()) as [string]
		expect(
			await take(
				...([id, 'reference', line('Agriculture'), line(first.toUpperCase(), 'yes')] as const),
				...[line('agriculture'), line('Yoga', 'no', 'sports'), line('Crafts', 'yes')],
			),
		).toEqual({
			added: 3,
			faults: [
				{ row: 4, column: 'name', value: 'agriculture', reason: 'taken' },
				{ row: 5, column: 'list', value: 'sports', reason: 'unknown' },
			],
		})
		expect(await states()).toMatchObject({ Agriculture: false, [first]: true, Crafts: true })
		const offered = expectOk<Record<string, { name: string }[]>>(
			await server.call('GET', '/v1/reference'),
		).subjects!.map(({ name }) => name)
		expect([offered.includes('Agriculture'), offered.includes(first)]).toEqual([true, false])
		expect(await undo(id)).toEqual({ removed: 3, kept: 0 })
		expect(await states()).toMatchObject({ Agriculture: true, [first]: false, Crafts: true })
	})

	test('28.3 FTR-01 quizzes: rows of one title make a hidden quiz; one that is used stays', async () => {
		const id = v7()
		const line = (quiz: string, question: string, some: Line = {}) => ({
			...{ quiz, question, options: '1 | 2', right: '2', ...some },
		})
		const about = { summary: 'Sums in your head.', subject: 'Mathematics', minutes: '5' }
		const first = [line('Sums', 'One and one?', about), line('sums', 'Two and none?')]
		expect(
			await take(
				id,
				'quizzes',
				...first,
				line('Bare', 'What?'),
				line('Sums', 'Three?', { right: '9' }),
			),
		).toEqual({
			added: 2,
			faults: [
				{ row: 4, column: 'summary', value: '', reason: 'rule' },
				{ row: 5, column: 'question', value: 'Three?', reason: 'question' },
			],
		})
		const next = line('Sums', 'Two and two, less two?')
		expectOk(await owner.desk('POST', `/imports/${id}/rows`, partOf('quizzes', [next], 6)))
		expect(await take(v7(), 'quizzes', line('SUMS', 'Again?', about))).toMatchObject({
			faults: [{ column: 'quiz', reason: 'taken' }],
		})
		await take(id, 'quizzes', ...first, line('Other', 'One?', { ...about, address: 'sums' }))
		const quizzes = async () =>
			(await read<QuizRecordPage>('/quizzes?sort=title')).data.map(
				({ title, questions, is_public: isPublic }) => [title, questions, isPublic],
			)
		expect(await quizzes()).toEqual([['Sums', 3, false]])
		const other = v7()
		await take(other, 'quizzes', line('Used', 'One?', about), line('Unused', 'One?', about))
		const [used] = (await read<QuizRecordPage>('/quizzes?search=Used&sort=title')).data.filter(
			({ title }) => title === 'Used',
		)
		const attempt = { quizId: used!.id, score: 1, total: 1, createdAt: new Date() }
		await server.db.insert(quizAttempt).values(attempt)
		expect(await undo(other)).toEqual({ removed: 1, kept: 1 })
		expect(await undo(id)).toEqual({ removed: 1, kept: 0 })
		expect(await quizzes()).toEqual([['Used', 1, false]])
	})

	test('28.3 LIV-01 live sessions: a file says times in India, and undoing brings back those of before', async () => {
		const support = await openStaff(server, 'Support Devi', ['support'])
		const resource = await addResource(server.db, { courseType: 'webinar', slug: 'file-webinar' })
		await addResource(server.db, { courseType: 'self_paced', slug: 'file-course' })
		const line = (some: Line = {}) => ({
			...{ resource: 'file-webinar', day: '2027-04-01', time: '18:30', minutes: '90', ...some },
		})
		const session = async () =>
			expectOk<LiveResource>(
				await server.call('GET', `/v1/live-sessions/${resource}`, { token: support.token }),
			).session
		const first = v7()
		expectOk(await send(first, 'live-sessions', [line()], support))
		const before = await session()
		expect(before).toMatchObject({
			...{ starts_at: '2027-04-01T13:00:00.000Z', ends_at: '2027-04-01T14:30:00.000Z' },
		})
		const id = v7()
		const room = { join_url: 'https://rooms.example/a' }
		const lines = [line({ day: '2027-04-02', ...room }), line({ resource: 'file-course' })]
		const wrong = [line({ day: '2027-02-30' }), line({ time: '25:00' }), line({ join_url: 'here' })]
		expect(expectOk(await send(id, 'live-sessions', [...lines, ...wrong], support))).toEqual({
			added: 1,
			faults: [
				{ row: 3, column: 'resource', value: 'file-course', reason: 'unknown' },
				{ row: 4, column: 'day', value: '2027-02-30', reason: 'day' },
				{ row: 5, column: 'time', value: '25:00', reason: 'time' },
				{ row: 6, column: 'join_url', value: 'here', reason: 'link' },
			],
		})
		expect(await session()).toMatchObject({ starts_at: '2027-04-02T13:00:00.000Z', ...room })
		expect(await undo(id)).toEqual({ removed: 1, kept: 0 })
		expect(await session()).toEqual(before)
		expect(await undo(first)).toEqual({ removed: 0, kept: 1 })
		expect((await support.desk('GET', '/imports?list=quizzes')).status).toBe(404)
	})

	test('28.3 SCH-08 jobs are those of a school by its name; one that somebody applied for stays', async () => {
		const school = await addSchool(server, { name: 'Import Valley School' })
		const poc = await somebodyOf(server, school, { roles: ['main_poc'] })
		const reference = expectOk<Record<string, { name: string }[]>>(
			await server.call('GET', '/v1/reference'),
		)
		const job = (title: string, some: Line = {}) => ({
			...{ school: 'import valley school', title, summary: 'Teach.', duties: 'One | Two' },
			...{ subject: reference.subjects![0]!.name, job_type: reference.job_type![0]!.name },
			...{ job_level: reference.job_level![0]!.name, city: 'Pune', state: 'Maharashtra' },
			...{ closes_on: new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10) },
			...some,
		})
		const id = v7()
		const lines = [
			...[job('Import One'), job('Import Two')],
			...[job('X', { school: 'Nowhere' }), job('X', { subject: 'Alchemy' })],
			job('X', { state: 'Bavaria' }),
		]
		expect(await take(id, 'jobs', ...lines)).toMatchObject({
			added: 2,
			faults: [
				{ row: 4, column: 'school', reason: 'school' },
				{ row: 5, column: 'subject', reason: 'unknown' },
				{ row: 6, column: 'state', reason: 'unknown' },
			],
		})
		const posted = expectOk<{ data: SchoolJob[] }>(await poc.call('GET', '/v1/school/jobs')).data
		expect(posted.map(({ title, duties }) => [title, duties]).toSorted()).toEqual([
			['Import One', ['One', 'Two']],
			['Import Two', ['One', 'Two']],
		])
		const { token } = await openTeacher(server, 'Seeker Devi', ['teacher'])
		const one = posted.find(({ title }) => title === 'Import One')!
		expectOk(await server.call('PUT', `/v1/user/bookmarked-jobs/${one.id}`, { token }))
		expect(await undo(id)).toEqual({ removed: 1, kept: 1 })
	})
})

describe('28.3 what a file replaces comes back', () => {
	test('28.3 mails: words are checked as in the form, and come back unless somebody wrote since', async () => {
		const mail = async () => read<MailText>('/mails/en/login')
		const line = (subject: string, text = '{link}') => ({
			...{ name: 'login', language: 'en', subject, text },
		})
		const shipped = (await mail()).words
		const id = v7()
		const wrong = [line('No link', 'Hello'), { ...line('No mail'), name: 'nothing' }]
		expect(await take(id, 'mails', line('First'), line('Second'), ...wrong)).toMatchObject({
			added: 2,
			faults: [
				{ row: 4, column: 'text', value: 'link', reason: 'values' },
				{ row: 5, column: 'name', reason: 'unknown' },
			],
		})
		expect((await mail()).words).toEqual({ subject: 'Second', text: '{link}' })
		expect(await undo(id)).toEqual({ removed: 1, kept: 0 })
		expect(await mail()).toMatchObject({ words: shipped, version: 0 })

		const own = v7()
		await take(own, 'mails', line('From a file'))
		const words = { subject: 'By hand', text: '{link}' }
		const version = (await mail()).version
		expectOk(await owner.desk('PUT', '/mails/en/login', { words, version }))
		expect(await undo(own)).toEqual({ removed: 0, kept: 1 })
		expect((await mail()).words).toEqual(words)

		const over = v7()
		await take(over, 'mails', line('Over the form'))
		expect(await undo(over)).toEqual({ removed: 1, kept: 0 })
		expect((await mail()).words).toEqual(words)
	})

	test('28.3 texts of pages are shown from now on, and come back', async () => {
		const source = (title: string) =>
			`title: ${title}\ndescription: D.\n\nLead.\n\n## One {#one}\n\nWords.`
		const line = (title: string) => ({ name: 'help', language: 'hi', source: source(title) })
		const shown = () => server.call('GET', '/v1/texts/hi/help')
		const id = v7()
		expect(await take(id, 'texts', line('Help from a file'))).toEqual({ added: 1, faults: [] })
		expect(expectOk(await shown())).toEqual({ source: source('Help from a file') })
		expect(await undo(id)).toEqual({ removed: 1, kept: 0 })
		expect((await shown()).status).toBe(404)
		expect(await take(v7(), 'texts', { ...line('T'), source: 'no title' })).toMatchObject({
			faults: [{ column: 'source', reason: 'source' }],
		})
	})

	test('28.3 NAV-04 texts of instructors are found by name, and come back', async () => {
		const content = wholeContent({ instructor_name: 'Import Kulkarni', instructor_bio: 'Before.' })
		await publish(owner, content)
		const bio = async () =>
			(await read<{ data: DeskInstructor[] }>('/instructors?search=Import')).data[0]!.terms.bio
		const before = await bio()
		const id = v7()
		const lines = [
			{ name: 'import kulkarni', bio: 'From a file.' },
			{ name: 'Nobody Known', bio: 'X.' },
		]
		expect(await take(id, 'instructors', ...lines)).toMatchObject({
			added: 1,
			faults: [{ row: 3, column: 'name', value: 'Nobody Known', reason: 'unknown' }],
		})
		expect(await bio()).toBe('From a file.')
		expect(await undo(id)).toEqual({ removed: 1, kept: 0 })
		expect(await bio()).toBe(before)

		const again = v7()
		await take(again, 'instructors', lines[0]!)
		const { data } = await read<{ data: DeskInstructor[] }>('/instructors?search=Import')
		const { id: person, terms } = data[0]!
		const change = { before: terms, terms: { ...terms, bio: 'By hand.' } }
		expectOk(await owner.desk('PUT', `/instructors/${person}`, change))
		expect(await undo(again)).toEqual({ removed: 0, kept: 1 })
		expect(await bio()).toBe('By hand.')
	})
})
