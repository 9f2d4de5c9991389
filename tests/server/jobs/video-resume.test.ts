import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { JobCard } from '#openapi/v1.gen.ts'
import { settleApplication } from '#server/jobs/job/applicant.service.ts'
import { school } from '#server/people/school/school.tables.ts'
import { storedFile } from '#server/platform/storage/stored-file.tables.ts'
import { demo, openSeededApp } from '../support/open-seeded-app.ts'
import { openFileApp } from '../support/open-test-app.ts'
import { mp4Of, recordedOf, webmOf } from '../support/video-files.ts'

const server = await openFileApp({}, openSeededApp)
let token: string
beforeAll(async () => {
	token = await server.signIn(demo('new-teacher'))
})
beforeEach(async () => {
	await remove()
})

const put = (content: Buffer, type = 'video/mp4', as = token) =>
	server.app.inject({
		method: 'PUT',
		url: '/v1/user/video-resume',
		headers: { 'content-type': type, ...(as && { authorization: `Bearer ${as}` }) },
		payload: content,
	})
const show = async () =>
	(await server.call('GET', '/v1/user/video-resume', { token })).body as { video: unknown }
const remove = () => server.call('DELETE', '/v1/user/video-resume', { token })
const files = () => server.db.$count(storedFile)

/** The cookies of somebody who signs in. */
const cookiesOf = async (email: string) => {
	await server.call('POST', '/v1/session/links', { body: { email } })
	const mails = (await server.call('GET', `/dev/mail.json?to=${encodeURIComponent(email)}`))
		.body as { links: string[] }[]
	const link = new URL(mails[0]!.links[0]!).searchParams.get('token')!
	const opened = await server.app.inject({
		method: 'POST',
		url: `/v1/session/links/${link}/consume`,
	})
	return Object.fromEntries(opened.cookies.map(({ name, value }) => [name, value]))
}
const read = (url: string, cookies: Record<string, string> = {}, range?: string) =>
	server.app.inject({ url, cookies, headers: range ? { range } : {} })

test('PRF-01 a video resume is kept, told of, replaced by another and removed with its file', async () => {
	expect(await show()).toEqual({ video: null })
	const before = await files()
	expect((await put(mp4Of(74))).json()).toMatchObject({
		video: { content_type: 'video/mp4', seconds: 74, bytes: mp4Of(74).length },
	})
	expect((await put(recordedOf(61), 'video/webm')).json()).toMatchObject({
		video: { content_type: 'video/webm', seconds: 61 },
	})
	expect(await files()).toBe(before + 1)
	expect(await show()).toMatchObject({ video: { content_type: 'video/webm', seconds: 61 } })
	for (let n = 0; n < 2; n += 1) expect((await remove()).status).toBe(204)
	expect([await files(), await show()]).toEqual([before, { video: null }])
})

test('PRF-01 what a video is, is read from the file: a text, a picture or a sound that says it is one is refused', async () => {
	const sound = mp4Of(10, 'M4A ')
	for (const content of [Buffer.from('just a text'), Buffer.alloc(0), sound])
		expect((await put(content)).json()).toMatchObject({ status: 415, code: 'file-type-refused' })
	expect((await put(mp4Of(10), 'image/png')).json()).toMatchObject({
		status: 415,
		code: 'unsupported-type',
	})
	expect((await put(mp4Of(10, 'qt  '), 'video/webm')).json()).toMatchObject({
		video: { content_type: 'video/quicktime' },
	})
})

test('PRF-01 a video of more than two minutes, or of no length at all, is refused and the one before stays', async () => {
	await put(mp4Of(30))
	for (const content of [mp4Of(123), webmOf(125), recordedOf(140)])
		expect((await put(content)).json()).toMatchObject({ status: 422, code: 'video-too-long' })
	for (const content of [mp4Of(30).subarray(0, 40), webmOf(0)])
		expect((await put(content)).json()).toMatchObject({ status: 422, code: 'video-unreadable' })
	expect((await put(webmOf(120), 'video/webm')).statusCode).toBe(200)
	expect(await show()).toMatchObject({ video: { seconds: 120 } })
})

test('PRF-01 a video of more than 50 MB is refused', async () => {
	const large = Buffer.concat([mp4Of(30), Buffer.alloc(50 * 1024 * 1024)])
	expect((await put(large)).json()).toMatchObject({ status: 413, code: 'too-large' })
})

test('PRF-01 ROL-03 who is signed out keeps no video', async () => {
	expect((await put(mp4Of(30), 'video/mp4', '')).json()).toMatchObject({ code: 'signed-out' })
})

test('PRF-01 ROL-03 the file is shown to its owner, whole or in part, and to nobody else', async () => {
	const content = mp4Of(33)
	await put(content)
	const cookies = await cookiesOf(demo('new-teacher'))
	const whole = await read('/profile/video-resume/file', cookies)
	expect([whole.statusCode, whole.headers['content-type'], whole.headers['cache-control']]).toEqual(
		[200, 'video/mp4', 'private, no-store'],
	)
	expect(whole.rawPayload.equals(content)).toBe(true)
	const part = await read('/profile/video-resume/file', cookies, 'bytes=4-7')
	expect([part.statusCode, part.body, part.headers['content-range']]).toEqual([
		206,
		'ftyp',
		`bytes 4-7/${content.length}`,
	])
	expect((await read('/profile/video-resume/file')).statusCode).toBe(404)
	const others = await cookiesOf(demo('settled-teacher'))
	expect((await read('/profile/video-resume/file', others)).statusCode).toBe(404)
	const [kept] = await server.db.select({ key: storedFile.key }).from(storedFile)
	expect((await read(`/uploads/${kept!.key}`, cookies)).statusCode).toBe(404)
})

test('PRF-01 NAV-07 a school watches the video of an application that came with it, until it is withdrawn, rejected or the video removed', async () => {
	const [hires] = await server.db
		.select()
		.from(school)
		.where(eq(school.name, 'St. Thomas Higher Secondary School'))
	const jobs = (await server.call('GET', `/v1/jobs?school=${hires!.id}`)).body as {
		data: JobCard[]
	}
	const apply = (slug: string, with_video: boolean) =>
		server.call('POST', `/v1/jobs/${slug}/applications`, {
			token,
			body: { cover_note: 'I teach fractions with paper and string.', with_video },
		})
	const [first, second, third] = jobs.data
	await put(mp4Of(40))
	const shown = (await apply(first!.slug, true)).body as { id: string }
	const bare = (await apply(second!.slug, false)).body as { id: string }
	const poc = await cookiesOf(demo('verified-poc'))
	const status = async (id: string, cookies: Record<string, string>) =>
		(await read(`/job-applications/${id}/video`, cookies)).statusCode
	expect(await status(shown.id, poc)).toBe(200)
	expect(await status(bare.id, poc)).toBe(404)
	for (const name of ['unverified-poc', 'institutional-teacher', 'new-teacher'])
		expect(await status(shown.id, await cookiesOf(demo(name)))).toBe(404)
	expect(await status(shown.id, {})).toBe(404)
	const which = { id: shown.id, schoolId: hires!.id }
	await settleApplication(server.deps, which, { id: shown.id, status: 'rejected' })
	expect(await status(shown.id, poc)).toBe(404)
	await settleApplication(server.deps, which, { id: shown.id, status: 'shortlisted' })
	expect(await status(shown.id, poc)).toBe(200)
	await remove()
	expect(await status(shown.id, poc)).toBe(404)
	expect(await apply(third!.slug, true)).toMatchObject({
		status: 409,
		body: { code: 'video-missing' },
	})
})
