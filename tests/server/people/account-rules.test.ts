import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { eq, ne } from 'drizzle-orm'
import sharp from 'sharp'
import { v7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isPictureName } from '#domain/people/picture-upload.rules.ts'
import { openReference } from '#server/catalogue/reference/reference.service.ts'
import { readReference } from '#server/catalogue/reference/reference.store.ts'
import { referenceItem } from '#server/catalogue/reference/reference.tables.ts'
import { nameFromEmail } from '#server/people/account/account.rules.ts'
import {
	accountOfEmail,
	changeAvatar,
	describeAccount,
	describeRoutes,
	rememberPhone,
} from '#server/people/account/account.service.ts'
import { account } from '#server/people/account/account.tables.ts'
import { routesOf } from '#server/people/account/routes.rules.ts'
import { changeSchoolPicture, changeUserPicture } from '#server/people/picture/picture.service.ts'
import { checkAnswer } from '#server/people/profile/answer.rules.ts'
import {
	changeAnswer,
	createAnswer,
	listQuestions,
	openQuestions,
} from '#server/people/profile/profile.service.ts'
import { profileQuestion } from '#server/people/profile/profile.tables.ts'
import { agreeToTerms } from '#server/people/school/school.service.ts'
import { school } from '#server/people/school/school.tables.ts'
import { receiveUpload } from '#server/platform/storage/upload.ts'
import { giveCoins } from '../support/fixtures.ts'
import { openTestApp, type TestApp } from '../support/open-test-app.ts'

const uploads = mkdtempSync(join(tmpdir(), 'vidya-pictures-'))
let server: TestApp
beforeAll(async () => {
	server = await openTestApp()
})
afterAll(async () => {
	await server.close()
	rmSync(uploads, { recursive: true, force: true })
})

let people = 0
const somebody = async (some: Partial<typeof account.$inferInsert> = {}) => {
	people += 1
	const { id } = await accountOfEmail(
		server.db,
		`person-${people}@example.org`,
		server.deps.clock(),
	)
	await server.db
		.update(account)
		.set({ displayName: `Person ${people}`, ...some })
		.where(eq(account.id, id))
	return reread(id)
}
const reread = async (id: string) =>
	(await server.db.select().from(account).where(eq(account.id, id)))[0]!
const addSchool = async (some: Partial<typeof school.$inferInsert> = {}) =>
	(
		await server.db
			.insert(school)
			.values({ name: 'Modern School', email: 'office@modern.example', ...some })
			.returning()
	)[0]!
const schoolRow = async (id: string) =>
	(await server.db.select().from(school).where(eq(school.id, id)))[0]!

test.each([
	['asha.rao@example.org', 'Asha Rao'],
	['asha__rao+vidya-x@example.org', 'Asha Rao Vidya X'],
	['.m@example.org', 'M'],
	['_._@example.org', 'Teacher'],
])('SES-04 %s is greeted as %s', (email, name) => {
	expect(nameFromEmail(email)).toBe(name)
})

test('SES-04 an address has one account, from its first sign-in', async () => {
	const first = await accountOfEmail(
		server.db,
		'twice@example.org',
		new Date('2026-01-01T00:00:00Z'),
	)
	const second = await accountOfEmail(server.db, 'twice@example.org', server.deps.clock())
	expect(second).toEqual(first)
	expect([first.displayName, first.createdAt.toISOString()]).toEqual([
		'Twice',
		'2026-01-01T00:00:00.000Z',
	])
})

test('SES-04 SCH-04 a person is described with coins and school, and only with their own', async () => {
	const own = await addSchool({
		schoolType: 'school',
		verificationStatus: 'verified',
		taasTnc: true,
	})
	await addSchool({ name: 'Other School' })
	const [poc, other] = [
		await somebody({ schoolId: own.id, roles: ['main_poc'], phone: '+919876543210', points: 7 }),
		await somebody(),
	]
	await giveCoins(server.db, poc.email, 12)
	expect(await describeAccount(server.db, poc)).toEqual({
		id: poc.id,
		displayName: poc.displayName,
		is_name_made_up: true,
		is_view: false,
		email: poc.email,
		avatarUrl: null,
		phone: '+919876543210',
		country: 'IN',
		roles: ['main_poc'],
		points: 7,
		coins: 12,
		school: {
			id: own.id,
			name: 'Modern School',
			email: 'office@modern.example',
			photo_url: null,
			verification_status: 'verified',
			verification_reason: '',
			school_type: 'school',
			taas_tnc: true,
			organization_documents: own.organizationDocuments,
			onboarding_type: null,
			boards: [],
			grades: [],
		},
	})
	expect(await describeAccount(server.db, other)).toMatchObject({ coins: 0, school: null })
})

/** Items of a school's sidebar that are no pages of the profile. */
const modals: string[] = [
	'tracking',
	'vidya-ai',
	'gtm',
	'tpo-2025',
	'gtm-submission',
	'taas-t&cs',
	'get-verified',
]

const ofTeachers = [
	'/profile/vidya-bundles',
	'/profile/nominations',
	'/profile/vidya-bundles/my-info',
	'/profile/taas-attendance',
	'/profile',
	'/profile/vidya-coins',
	'/profile/video-resume',
	'/profile/self-assessment',
	'/profile/favourites',
	'/profile/bookmarked-jobs',
	'/profile/jobs',
	'/profile/registrations',
	'/profile/tpo-registrations',
	'/profile/my-learning',
	'/profile/my-badges',
	'/profile/purchase-history',
	'/profile/refunds',
	'/profile/hours',
	'/profile/notifications',
]

test('PRF-01 SES-04 a teacher may open the pages of the profile in the order of its sidebar, a parent one more', async () => {
	const teacher = await somebody()
	expect(await describeRoutes(server.db, teacher)).toEqual({
		routes: ofTeachers,
		items: [],
		school_type: null,
	})
	expect(routesOf(['teacher', 'nobody'])).toEqual({ routes: ofTeachers, items: [] })
	expect(routesOf(['parent']).routes).toEqual(['/profile/parent-nomination', ...ofTeachers])
})

test('ROL-02 PRF-03 roles add the pages of partners and of a school’s teachers, each once', () => {
	const partner = (name: string) => `/institutional-partner/${name}`
	for (const [roles, expected] of [
		[
			['institutional_sales_partner', 'institutional_value_partner'],
			[partner('dashboard'), partner('spc-license'), partner('track-usage')],
		],
		[['institutional_value_partner'], [partner('dashboard')]],
		[['channel_partner', 'vidya_customer_success'], ['/value-partner']],
		[['vidya_sales_associate'], ['/value-partner']],
		[['institutional_teacher'], ['/profile/school-benefits']],
	] as const)
		expect(routesOf(roles).routes).toEqual([...ofTeachers, ...expected])
})

test('SCH-01 SCH-02 the items of a school follow its type and whether it is verified; pages are among the routes', async () => {
	const own = await addSchool({ schoolType: 'school', verificationStatus: 'verified' })
	const poc = await somebody({ schoolId: own.id, roles: ['main_poc'] })
	const { routes, items, school_type } = await describeRoutes(server.db, poc)
	expect([school_type, routes]).toEqual([
		'school',
		[
			...ofTeachers,
			...items.filter((item) => !modals.includes(item)).map((item) => `/profile/${item}`),
		],
	])
	expect(items).not.toContain('get-verified')
	const unverified = { schoolType: 'school', isVerified: false }
	expect(routesOf(['additional_main_poc'], unverified).items).toHaveLength(35)
	const left = routesOf(['additional_main_poc'], { ...unverified, schoolType: 'coaching' }).items
	expect(
		routesOf(['additional_main_poc'], unverified).items.filter((item) => !left.includes(item)),
	).toEqual(['tracking', 'vidya-teaching-quotient', 'tq-registers', 'tpo-registers'])
})

test('PUR-01 the first phone of an account is kept, of this account only', async () => {
	const [me, other] = [await somebody(), await somebody()]
	await rememberPhone(server.db, me.id, '+919876543210')
	await rememberPhone(server.db, me.id, '+919000000000')
	expect([(await reread(me.id)).phone, (await reread(other.id)).phone]).toEqual([
		'+919876543210',
		null,
	])
})

const stored = async (owner: string) => {
	const key = `${owner}/${v7()}`
	await server.deps.storage.put(key, { contentType: 'image/webp', content: Buffer.from('x') })
	return { address: `/uploads/${key}`, isKept: async () => !!(await server.deps.storage.open(key)) }
}

test('A4 PRF-05 ROL-03 a picture is one of one’s own uploads; the one before is deleted, unless it is the same', async () => {
	const [me, other] = [await somebody(), await somebody()]
	const [first, second, theirs] = [await stored(me.id), await stored(me.id), await stored(other.id)]
	const change = (address: string | null) => changeAvatar(server.deps, me.id, address)
	await changeAvatar(server.deps, other.id, theirs.address)
	await change(first.address)
	await change(first.address)
	expect([(await reread(me.id)).avatarUrl, await first.isKept()]).toEqual([first.address, true])
	const refused = { status: 403, code: 'forbidden' }
	for (const address of [theirs.address, `https://example.org${second.address}`, '/uploads/'])
		await expect(change(address)).rejects.toMatchObject(refused)
	expect((await reread(me.id)).avatarUrl).toBe(first.address)
	await change(second.address)
	expect([await first.isKept(), await second.isKept()]).toEqual([false, true])
	await change(null)
	expect([(await reread(me.id)).avatarUrl, await second.isKept()]).toEqual([null, false])
	expect([(await reread(other.id)).avatarUrl, await theirs.isKept()]).toEqual([
		theirs.address,
		true,
	])
})

test('PRF-05 a picture that was never uploaded here is replaced without deleting anything', async () => {
	const me = await somebody({ avatarUrl: 'https://example.org/me.png' })
	const { address } = await stored(me.id)
	await changeAvatar(server.deps, me.id, address)
	expect((await reread(me.id)).avatarUrl).toBe(address)
})

test('PRF-05 a picture’s name ends as one', () => {
	expect(['a.jpg', 'a.JPEG', 'a.b.png'].map(isPictureName)).toEqual([true, true, true])
	expect(['a.jpgx', 'jpg', 'a.webp', 'a.jpeeg', 'png.a'].map(isPictureName)).toEqual(
		Array(5).fill(false),
	)
})

const picture = async () => {
	const png = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#0f5f66' } })
		.png()
		.toBuffer()
	return receiveUpload(Readable.from([png]), { folder: uploads, name: 'me.png' })
}
const typeAt = async (address: string | null) =>
	(await server.deps.storage.open(address!.slice('/uploads/'.length)))?.contentType

test('PRF-05 PRF-03 a person’s picture is kept under their id; a sales partner has none', async () => {
	const [me, partner] = [
		await somebody(),
		await somebody({ roles: ['institutional_sales_partner'] }),
	]
	const address = await changeUserPicture(server.deps, me, await picture())
	expect(address).toMatch(new RegExp(`^/uploads/${me.id}/[0-9a-f-]{36}$`))
	expect([(await reread(me.id)).avatarUrl, await typeAt(address)]).toEqual([address, 'image/webp'])
	await expect(changeUserPicture(server.deps, partner, await picture())).rejects.toMatchObject({
		status: 403,
		code: 'forbidden',
		message: 'Sales partners show initials.',
	})
	expect((await reread(partner.id)).avatarUrl).toBeNull()
})

test('PRF-05 SCH-04 ROL-03 a school’s picture replaces the one before, of this school only', async () => {
	const [own, other] = [await addSchool(), await addSchool()]
	const theirs = await stored(other.id)
	await server.db.update(school).set({ photoUrl: theirs.address }).where(eq(school.id, other.id))
	const [poc, teacher] = [await somebody({ schoolId: own.id }), await somebody()]
	const first = await changeSchoolPicture(server.deps, poc, await picture())
	expect(first).toMatch(new RegExp(`^/uploads/${own.id}/[0-9a-f-]{36}$`))
	expect([(await schoolRow(own.id)).photoUrl, await typeAt(first)]).toEqual([first, 'image/webp'])
	const second = await changeSchoolPicture(server.deps, poc, await picture())
	expect([(await schoolRow(own.id)).photoUrl, await typeAt(first), await typeAt(second)]).toEqual([
		second,
		undefined,
		'image/webp',
	])
	expect([(await schoolRow(other.id)).photoUrl, await theirs.isKept()]).toEqual([
		theirs.address,
		true,
	])
	await expect(changeSchoolPicture(server.deps, teacher, await picture())).rejects.toMatchObject({
		status: 403,
		code: 'forbidden',
		message: 'The account belongs to no school.',
	})
})

test('SCH-05 an agreement is stored for the person’s school, and for none where there is none', async () => {
	const [own, other] = [await addSchool(), await addSchool()]
	const terms = async () => [(await schoolRow(own.id)).taasTnc, (await schoolRow(other.id)).taasTnc]
	expect(await agreeToTerms(server.db, own.id, true)).toEqual({
		status: true,
		response: { taas_tnc: true },
	})
	expect(await terms()).toEqual([true, false])
	expect(await agreeToTerms(server.db, own.id, false)).toEqual({
		status: true,
		response: { taas_tnc: false },
	})
	expect(await terms()).toEqual([false, false])
	expect(await agreeToTerms(server.db, null, true)).toEqual({
		status: false,
		response: { taas_tnc: false },
	})
	expect(await terms()).toEqual([false, false])
})

test('B1 PRF-06 an answer has fifty choices of two thousand characters at most', () => {
	const refused = { status: 400, code: 'invalid-request', message: 'The answer is too long.' }
	const judge = (values: string[]) => {
		try {
			checkAnswer(values)
			return 'taken'
		} catch (error) {
			return error
		}
	}
	expect([judge(Array(50).fill('a')), judge(['a', 'x'.repeat(2000)])]).toEqual(['taken', 'taken'])
	expect(judge(Array(51).fill('a'))).toMatchObject(refused)
	expect(judge(['a', 'x'.repeat(2001)])).toMatchObject(refused)
})

test('PRF-06 ROL-03 questions come in their order, each with one’s own answer; a second answer replaces the first', async () => {
	const [me, other] = [await somebody(), await somebody()]
	const [later, sooner] = await server.db
		.insert(profileQuestion)
		.values(
			[2, 1].map((position) => ({
				title: `Question ${position}`,
				questionType: 'free_text',
				options: [],
				position,
			})),
		)
		.returning()
	const mine = async (accountId = me.id) =>
		(await listQuestions(server.db, accountId, async () => ({}))).map(({ question, answer }) => [
			question.title,
			answer?.selectedValue ?? null,
		])
	const answer = (accountId: string, selectedValue: string[], questionId = later!.id) =>
		createAnswer(server.db, { accountId, questionId, selectedValue })
	const theirs = await answer(other.id, ['theirs'])
	const first = await answer(me.id, ['one'])
	const second = await answer(me.id, ['two'])
	expect(second).toEqual({ ...first, selectedValue: ['two'] })
	expect(await mine()).toEqual([
		['Question 1', null],
		['Question 2', ['two']],
	])
	const changed = { accountId: me.id, id: first.id, selectedValue: ['three'] }
	expect(await changeAnswer(server.db, changed)).toEqual({ ...first, selectedValue: ['three'] })
	expect([(await mine())[1], (await mine(other.id))[1]]).toEqual([
		['Question 2', ['three']],
		['Question 2', ['theirs']],
	])
	const notFound = { status: 404, code: 'not-found' }
	await expect(changeAnswer(server.db, { ...changed, id: theirs.id })).rejects.toMatchObject(
		notFound,
	)
	await expect(answer(me.id, ['x'], v7())).rejects.toMatchObject(notFound)
	const long = ['x'.repeat(2001)]
	const tooLong = { status: 400, code: 'invalid-request' }
	await expect(answer(me.id, long, sooner!.id)).rejects.toMatchObject(tooLong)
	await expect(changeAnswer(server.db, { ...changed, selectedValue: long })).rejects.toMatchObject(
		tooLong,
	)
	expect(await mine()).toEqual([
		['Question 1', null],
		['Question 2', ['three']],
	])
})

test('PRF-06 SES-04 a new shop asks five questions whose options are its lists; a shop with questions keeps its own', async () => {
	const { db, close } = await openTestApp()
	await Promise.all([openQuestions(db), openQuestions(db)])
	await openReference(db)
	await db.insert(referenceItem).values({
		...{ list: 'grades', slug: 'class-13', name: 'Class 13', position: 99 },
	})
	const { id } = await somebody()
	const lists = () => readReference(db)
	const asked = await listQuestions(db, id, lists)
	expect(asked.map(({ question, options }) => [question.optionsList, options.length])).toEqual([
		['registration_roles', 7],
		['grades', 16],
		['test_tracks', 6],
		['skt', 5],
		['activity', 6],
	])
	expect(asked[1]!.options.at(-1)).toBe('Class 13')
	await db.delete(profileQuestion).where(ne(profileQuestion.optionsList, 'activity'))
	await openQuestions(db)
	expect(await listQuestions(db, id, lists)).toHaveLength(1)
	await close()
})
