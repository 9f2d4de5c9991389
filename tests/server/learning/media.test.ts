import { randomBytes } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
	coverCut,
	type MediaKind,
	mediaFault,
	ownCoverName,
	ownCoverOf,
	PART_BYTES,
	partCount,
	partRange,
} from '#domain/learning/media.rules.ts'
import { paragraphsOf } from '#domain/learning/rich-text.rules.ts'

import type { Cover, LessonDetail, Media } from '#openapi/v1.gen.ts'
import { draft } from '#server/learning/draft/draft.tables.ts'
import { enrolment } from '#server/learning/learning/enrolment.tables.ts'
import { forgetUploads } from '#server/learning/media/media.service.ts'
import { media, mediaPart } from '#server/learning/media/media.tables.ts'
import { mediaTypeOf } from '#server/learning/media/media-type.rules.ts'
import {
	aLesson,
	move,
	moveAll,
	publish,
	read,
	save,
	wholeContent,
	write,
} from '../support/drafts.ts'
import { expectOk } from '../support/expect-ok.ts'
import { cookieOf, openLearner } from '../support/learner.ts'
import { openTestApp, type TestApp } from '../support/open-test-app.ts'
import { openStaff } from '../support/staff-people.ts'

type Staff = Awaited<ReturnType<typeof openStaff>>
type Answer = { status: number; body: { code?: string; detail?: string } & Media }

const DATA_DIR = mkdtempSync(join(tmpdir(), 'vidya-media-'))
let server: TestApp
let author: Staff
beforeAll(async () => {
	server = await openTestApp({ LOGIN_LINK_LIMIT: '1000', DATA_DIR })
	author = await openStaff(server, 'Author Rao', ['author', 'editor'])
})
afterAll(async () => {
	await server.close()
	await rm(DATA_DIR, { recursive: true, force: true })
})

const begin = async (name: string, bytes: number, who = author) =>
	(await who.desk('POST', '/media', { name, bytes })) as never as Answer
const put = async (id: string, number: number, part: Buffer, who = author) => {
	const head =
		'--b\r\ncontent-disposition: form-data; name="file"; filename="part"\r\ncontent-type: application/octet-stream\r\n\r\n'
	const body = Buffer.concat([Buffer.from(head), part, Buffer.from('\r\n--b--\r\n')])
	const headers = { 'content-type': 'multipart/form-data; boundary=b' }
	const url = `/v1/desk/media/${id}/parts/${number}`
	return (await server.call('PUT', url, { token: who.token, body, headers })) as never as Answer
}
const upload = async (name: string, content: Buffer): Promise<Media> => {
	const { id } = expectOk<Media>(await begin(name, content.length), 201)
	for (let number = 0; number < partCount(content.length); number += 1) {
		const { from, to } = partRange(content.length, number)
		expectOk(await put(id, number, content.subarray(from, to)))
	}
	return expectOk<Media>(await author.desk('GET', `/media/${id}`))
}
/** A file of several parts that begins as a video of this container does. */
const aVideo = (bytes = PART_BYTES + 1000) =>
	Buffer.concat([Buffer.from([0x1a, 0x45, 0xdf, 0xa3]), randomBytes(bytes - 4)])

describe('DSK-05 a file is uploaded in parts', () => {
	test('DSK-05 an upload goes on with the part that is missing, and a part that is sent twice counts once', async () => {
		const film = aVideo()
		const begun = expectOk<Media>(await begin('roti.webm', film.length), 201)
		expect(begun).toMatchObject({ kind: 'video', status: 'uploading', parts: 0 })
		const first = film.subarray(0, PART_BYTES)
		expect((await put(begun.id, 0, first)).body.parts).toBe(1)
		expect((await put(begun.id, 0, first)).body).toMatchObject({ parts: 1, status: 'uploading' })
		const seen = expectOk<Media>(await author.desk('GET', `/media/${begun.id}`))
		expect(seen).toMatchObject({ parts: 1, status: 'uploading' })
		const whole = await put(begun.id, 1, film.subarray(PART_BYTES))
		expect(whole.body).toMatchObject({ parts: 2, status: 'ready' })
		const again = await put(begun.id, 1, film.subarray(PART_BYTES))
		expect(again.body).toMatchObject({ parts: 2, status: 'ready' })
		expect(await server.db.$count(mediaPart, eq(mediaPart.mediaId, begun.id))).toBe(2)
	})

	test('DSK-05 a part that arrives twice at the same moment is stored once', async () => {
		const film = aVideo(5000)
		const { id } = expectOk<Media>(await begin('roti.webm', film.length), 201)
		const both = await Promise.all([put(id, 0, film), put(id, 0, film)])
		expect(both.map(({ status }) => status)).toEqual([200, 200])
		expect(await server.db.$count(mediaPart, eq(mediaPart.mediaId, id))).toBe(1)
	})

	test('DSK-05 a server that ended before the verdict gives it when the last part is sent again', async () => {
		const film = aVideo(5000)
		const { id } = (await begin('roti.webm', film.length)).body
		await put(id, 0, film)
		await server.db.update(media).set({ status: 'uploading' }).where(eq(media.id, id))
		expect((await put(id, 0, film)).body).toMatchObject({ parts: 1, status: 'ready' })
	})

	test('DSK-05 a part out of turn and a part of the wrong size are refused', async () => {
		const film = aVideo()
		const { id } = (await begin('roti.webm', film.length)).body
		expect((await put(id, 1, film.subarray(PART_BYTES))).body.code).toBe('part-unexpected')
		expect((await put(id, 0, film.subarray(0, 10))).body.code).toBe('part-size-wrong')
		const text = await author.desk('PUT', `/media/${id}/parts/0`, { file: 'text' })
		expect(text.status).toBe(409)
		const { parts } = expectOk<Media>(await author.desk('GET', `/media/${id}`))
		expect(parts).toBe(0)
	})

	test.each([
		['roti.mp4', 'This is text.'],
		['roti.mp3', '<html></html>'],
		['roti.pdf', 'PK and more of a zip'],
		['roti.png', 'GIF89a and more of it'],
	])('DSK-05 %s whose content is something else is refused for good', async (name, text) => {
		const content = Buffer.from(text)
		const { id } = expectOk<Media>(await begin(name, content.length), 201)
		expect(await put(id, 0, content)).toMatchObject({ status: 415 })
		expect(expectOk<Media>(await author.desk('GET', `/media/${id}`)).status).toBe('refused')
		expect((await put(id, 0, content)).body.code).toBe('file-type-refused')
	})

	test('DSK-05 a picture that cannot be decoded is refused with its last part', async () => {
		const broken = Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47]), randomBytes(400)])
		const { id } = (await begin('roti.png', broken.length)).body
		expect((await put(id, 0, broken)).body.code).toBe('file-type-refused')
		expect(expectOk<Media>(await author.desk('GET', `/media/${id}`)).status).toBe('refused')
	})

	test('DSK-05 names and sizes that are not taken are refused before a byte is sent', async () => {
		const faults = async (name: string, bytes: number) => {
			const { status, body } = await begin(name, bytes)
			return [status, body.code, body.detail]
		}
		expect(await faults('roti.exe', 10)).toEqual([409, 'file-refused', 'wrongType'])
		expect(await faults('roti.mp4', 0)).toEqual([409, 'file-refused', 'empty'])
		expect(await faults('roti.mp4', 2 ** 31 + 1)).toEqual([409, 'file-refused', 'tooLarge'])
		expect((await begin('roti.mp4', 2 ** 31)).status).toBe(201)
	})

	test('DSK-05 nobody goes on with the upload of somebody else', async () => {
		const other = await openStaff(server, 'Author Sen', ['author'])
		const film = aVideo(5000)
		const { id } = (await begin('roti.webm', film.length)).body
		expect((await put(id, 0, film, other)).status).toBe(404)
		expect((await other.desk('GET', `/media/${id}`)).status).toBe(404)
	})
})

describe('DSK-05 files of lessons', () => {
	const enrolIn = async (resourceId: string) => {
		const learner = await openLearner(server)
		const row = { accountId: learner.accountId, resourceId, source: 'free' as const }
		const values = { ...row, createdAt: server.deps.clock() }
		const [made] = await server.db.insert(enrolment).values(values).returning()
		return { ...learner, enrolmentId: made!.id, cookie: await cookieOf(server, learner) }
	}
	type Detail = LessonDetail

	test('DSK-05 who has the course sees its files, over the border of two parts too, and nobody else', async () => {
		const film = aVideo()
		const { id: video } = await upload('roti.webm', film)
		const { id: sheet } = await upload('sheet.pdf', Buffer.from('%PDF-1.7 and so on'))
		const lesson = {
			...aLesson('Fold a roti'),
			body: paragraphsOf(''),
			files: [
				{ media: video, kind: 'video' as MediaKind, label: 'Folding' },
				{ media: sheet, kind: 'document' as MediaKind, label: 'Worksheet' },
			],
		}
		const made = await publish(author, wholeContent({ lessons: [lesson] }))
		const { cookie, call, enrolmentId } = await enrolIn(made.id)
		const url = `/v1/learning/mine/${enrolmentId}/lessons/${lesson.id}`
		const { files } = expectOk<Detail>(await call('GET', url))
		expect(files.map(({ kind, label }) => [kind, label])).toEqual([
			['video', 'Folding'],
			['document', 'Worksheet'],
		])
		const get = (headers: Record<string, string>) =>
			server.app.inject({ url: files[0]!.address, headers })
		const whole = await get({ cookie })
		expect(whole.rawPayload.equals(film)).toBe(true)
		expect(whole.headers['content-type']).toBe('video/webm')
		const range = `bytes=${PART_BYTES - 10}-${PART_BYTES + 9}`
		const part = await get({ cookie, range })
		expect(part.statusCode).toBe(206)
		expect(part.rawPayload.equals(film.subarray(PART_BYTES - 10, PART_BYTES + 10))).toBe(true)
		expect((await get({})).statusCode).toBe(404)
		expect(
			(await get({ cookie: await cookieOf(server, await openLearner(server)) })).statusCode,
		).toBe(404)
	})

	test('DSK-05 a file keeps its address in a new version, and one that is taken out is gone', async () => {
		const { id: one } = await upload('one.pdf', Buffer.from('%PDF-1.7 one'))
		const { id: two } = await upload('two.pdf', Buffer.from('%PDF-1.7 two'))
		const kind = 'document' as MediaKind
		const lesson = {
			...aLesson('Papers'),
			files: [one, two].map((id) => ({ media: id, kind, label: id })),
		}
		const made = await publish(author, wholeContent({ lessons: [lesson] }))
		const { call, enrolmentId } = await enrolIn(made.id)
		const filesNow = async () =>
			expectOk<Detail>(await call('GET', `/v1/learning/mine/${enrolmentId}/lessons/${lesson.id}`))
				.files
		const [before] = await filesNow()
		const revised = expectOk<typeof made>(await move(author, made, 'revise'))
		expect(revised.content.lessons[0]!.files).toEqual(lesson.files)
		const kept = { ...lesson, files: [{ media: one, kind, label: 'Renamed' }] }
		const saved = await save(author, revised, { ...revised.content, lessons: [kept] })
		await moveAll(author, saved, ['submit', 'approve', 'publish'])
		expect(await filesNow()).toMatchObject([{ id: before!.id, label: 'Renamed' }])
	})

	test('DSK-05 a file that is not whole, and one that nobody uploaded, cannot be saved in a draft', async () => {
		const { id } = (await begin('roti.webm', 5000)).body
		const made = await write(author)
		const kind = 'video' as MediaKind
		for (const one of [id, crypto.randomUUID()]) {
			const lessons = [{ ...aLesson('Film'), files: [{ media: one, kind, label: 'Film' }] }]
			const content = { ...made.content, lessons }
			const body = { revision: made.revision, content }
			expect((await author.desk('PUT', `/resources/${made.id}`, body)).status).toBe(400)
		}
	})

	test('DSK-07 a file without a name is a gap, and a lesson needs no text where it has a file', async () => {
		const { id } = await upload('one.pdf', Buffer.from('%PDF-1.7 one'))
		const kind = 'document' as MediaKind
		const lessons = [
			{ ...aLesson('Paper'), body: paragraphsOf(''), files: [{ media: id, kind, label: ' ' }] },
		]
		expect((await write(author, wholeContent({ lessons }))).gaps).toEqual(['fileLabel'])
	})

	test('DSK-07 a draft that was written before files existed is read as one without any', async () => {
		const made = await write(author)
		const { cover: _, ...old } = made.content
		const lessons = old.lessons.map(({ files: __, ...lesson }) => lesson)
		await server.db
			.update(draft)
			.set({ content: { ...old, lessons } })
			.where(eq(draft.resourceId, made.id))
		expect((await read(author, made.id)).content).toEqual(made.content)
	})
})

describe('DSK-08 covers', () => {
	test('DSK-08 without a picture the cover of the subject is drawn, in a shop without the demo too', async () => {
		const content = wholeContent()
		await publish(author, content)
		const { body } = await server.call('GET', `/v1/learning/${content.slug}`)
		const { cover } = body as never as { cover: Cover }
		expect(cover).toMatchObject({ is_own: false, src: '/covers/mathematics-self-paced-640.webp' })
		expect((await server.app.inject(cover.src)).statusCode).toBe(200)
	})

	test('DSK-08 an own picture is cut around its focus, in every width and format', async () => {
		const half = (background: string) => ({
			input: { create: { width: 1000, height: 900, channels: 3 as const, background } },
			top: 0,
		})
		const picture = await sharp({
			create: { width: 2000, height: 900, channels: 3, background: '#fff' },
		})
			.composite([
				{ ...half('#ff0000'), left: 0 },
				{ ...half('#0000ff'), left: 1000 },
			])
			.png()
			.toBuffer()
		const { id } = await upload('roti.png', picture)
		const colourAt = async (x: number) => {
			const content = wholeContent({ cover: { media: id, x, y: 50 } })
			await publish(author, content)
			const { body } = await server.call('GET', `/v1/learning/${content.slug}`)
			const { cover } = body as never as { cover: Cover }
			expect(cover).toMatchObject({ is_own: true, alt: '' })
			const file = await server.app.inject(cover.src)
			expect(file.headers['content-type']).toBe('image/webp')
			const { width, height } = await sharp(file.rawPayload).metadata()
			expect([width, height]).toEqual([640, 360])
			const wide = await server.app.inject(cover.avif.split(' ').at(-2)!)
			expect((await sharp(wide.rawPayload).metadata()).width).toBe(960)
			const { channels } = await sharp(file.rawPayload).stats()
			return channels.map(({ mean }) => Math.round(mean / 51))
		}
		expect(await colourAt(0)).toEqual([3, 0, 2])
		expect(await colourAt(100)).toEqual([2, 0, 3])
	})

	test('DSK-08 there is no cover of a picture that nobody uploaded, or of a video', async () => {
		const { id } = await upload('roti.webm', aVideo(5000))
		for (const media of [id, crypto.randomUUID()]) {
			const name = `${ownCoverName({ media, x: 50, y: 50 })}-640.webp`
			expect((await server.app.inject(`/covers/${name}`)).statusCode).toBe(404)
		}
	})
})

describe('DSK-05 DSK-08 rules', () => {
	test('DSK-05 uploads that nobody goes on with are forgotten after seven days, parts and all', async () => {
		const film = aVideo()
		const { id } = (await begin('roti.webm', film.length)).body
		await put(id, 0, film.subarray(0, PART_BYTES))
		const [part] = await server.db.select().from(mediaPart).where(eq(mediaPart.mediaId, id))
		const ready = await server.db.$count(media, eq(media.status, 'ready'))
		server.advance(8 * 86_400_000)
		expect(await forgetUploads(server.deps)).toBeGreaterThan(0)
		expect(await server.db.$count(media, eq(media.id, id))).toBe(0)
		expect(await server.deps.storage.open(part!.storageKey)).toBeUndefined()
		expect(await server.db.$count(media)).toBe(ready)
	})

	test('DSK-05 the kind of a file comes from its name, its type from its first bytes', () => {
		expect(mediaFault({ name: 'a.PNG', bytes: 1 }, ['picture'])).toBe(null)
		expect(mediaFault({ name: 'a.png', bytes: 1 }, ['video'])).toBe('wrongType')
		const head = (...texts: string[]) => Buffer.from(texts.join(''), 'latin1')
		const types: [MediaKind, Buffer, string | null][] = [
			['picture', head('\xff\xd8\xff\xe0'), 'image/jpeg'],
			['picture', head('RIFF1234WEBP'), 'image/webp'],
			['video', head('\0\0\0\x20ftypisom'), 'video/mp4'],
			['audio', head('\xff\xfb\x90\0'), 'audio/mpeg'],
			['audio', head('OggS'), 'audio/ogg'],
			['video', head('OggS'), null],
			['document', head('%PD'), null],
		]
		for (const [kind, bytes, type] of types) expect(mediaTypeOf(kind, bytes)).toBe(type)
	})

	test('DSK-08 the cut has the shape of a cover and stays in the picture', () => {
		const square = { width: 900, height: 900 }
		expect(coverCut(square, { x: 50, y: 0 })).toEqual({ width: 900, height: 506, left: 0, top: 0 })
		expect(coverCut(square, { x: 0, y: 100 }).top).toBe(394)
		const wide = { width: 3200, height: 900 }
		expect(coverCut(wide, { x: 50, y: 50 })).toEqual({
			width: 1600,
			height: 900,
			left: 800,
			top: 0,
		})
		expect(coverCut(wide, { x: 100, y: 50 }).left).toBe(1600)
	})

	test('DSK-08 the name of an own cover says its picture and focus, and no other name does', () => {
		const own = { media: '019b76da-a800-7f01-ba48-ee0802a0adfb', x: 30, y: 100 }
		expect(ownCoverOf(ownCoverName(own))).toEqual(own)
		for (const name of ['english-self-paced', `own-${own.media}-35-10`, `own-${own.media}-110-10`])
			expect(ownCoverOf(name)).toBe(null)
	})
})
