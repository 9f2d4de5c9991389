import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { communityPost, postMark } from '#server/community/community-post/community-post.tables.ts'
import { account } from '#server/people/account/account.tables.ts'
import { notification } from '#server/people/notification/notification.tables.ts'
import { openGroup, openTeacher, type Teacher } from '../support/community-people.ts'
import { addResource } from '../support/fixtures.ts'
import { openFileApp } from '../support/open-test-app.ts'
import { openStaff } from '../support/staff-people.ts'

const server = await openFileApp()
let asha: Teacher
let ravi: Teacher
beforeAll(async () => {
	asha = await openTeacher(server, 'Asha Rao')
	ravi = await openTeacher(server, 'Ravi Iyer')
})

const missing = { status: 404, body: { code: 'not-found' } }
const slugsOf = ({ body }: { body: { data: { slug: string }[] } }) =>
	body.data.map(({ slug }) => slug)
const visit = (path: string) => server.call('GET', `/v1/community${path}`)

test('NAV-06 a post is listed newest first to everybody, by keys, and to its author as one’s own', async () => {
	await server.db.update(communityPost).set({ removedAt: server.deps.clock() })
	const author = await openTeacher(server, 'Three Posts')
	const slugs: string[] = []
	for (const text of ['First of three', 'Second of three', 'Third of three'])
		slugs.unshift((await author.post(text)).slug)
	expect(slugs[2]).toMatch(/^first-of-three-[0-9a-f]{8}$/)
	const first = (await visit('/posts?type=explore&limit=2')) as never as {
		body: { data: { slug: string }[]; next: string }
	}
	expect(slugsOf(first)).toEqual(slugs.slice(0, 2))
	const rest = await visit(`/posts?type=explore&limit=2&before=${first.body.next}`)
	expect([slugsOf(rest), (rest.body as { next: null }).next]).toEqual([slugs.slice(2), null])
	expect(slugsOf(await author.call('GET', '/posts?type=mine'))).toEqual(slugs)
	expect(slugsOf(await ravi.call('GET', '/posts?type=mine'))).toEqual([])
	expect(slugsOf(await ravi.call('GET', '/posts'))).toEqual([])
	expect(slugsOf(await visit('/posts'))).toEqual(slugs)
})

test('NAV-06 ROL-03 a post is changed and removed by its author alone; afterwards its address answers 410', async () => {
	const { slug } = await asha.post('Mine to change')
	const change = { text: ' Changed by me ' }
	expect(await ravi.call('PATCH', `/posts/${slug}`, change)).toMatchObject(missing)
	expect(await ravi.call('DELETE', `/posts/${slug}`)).toMatchObject(missing)
	expect((await asha.call('PATCH', `/posts/${slug}`, change)).body).toMatchObject({
		text: 'Changed by me',
		mine: true,
		edited_at: expect.any(String),
	})
	expect((await visit(`/posts/${slug}`)).body).toMatchObject({
		text: 'Changed by me',
		mine: false,
		author: { name: 'Asha Rao', avatar_url: null },
	})
	expect((await asha.call('DELETE', `/posts/${slug}`)).status).toBe(204)
	expect(await visit(`/posts/${slug}`)).toMatchObject({
		status: 410,
		body: { code: 'post-removed' },
	})
	expect(slugsOf(await visit('/posts?type=explore&limit=50'))).not.toContain(slug)
	expect(await visit('/posts/never-was')).toMatchObject(missing)
})

test('NAV-06 ROL-03 what is written into a group that one must be invited to is there for its members alone', async () => {
	const group = await openGroup(server, false, [asha])
	const { slug } = await asha.post('Among ourselves', { group_id: group })
	expect((await asha.call('GET', `/posts/${slug}`)).body).toMatchObject({
		group: { id: group, is_open: false },
	})
	expect(slugsOf(await asha.call('GET', `/posts?group=${group}`))).toEqual([slug])
	expect(slugsOf(await asha.call('GET', '/posts'))).toContain(slug)
	for (const who of [ravi.call, (_: 'GET', path: string) => visit(path)]) {
		expect(await who('GET', `/posts/${slug}`)).toMatchObject(missing)
		expect(await who('GET', `/posts/${slug}/comments`)).toMatchObject(missing)
		expect(await who('GET', `/groups/${group}`)).toMatchObject(missing)
		expect(slugsOf((await who('GET', `/posts?group=${group}`)) as never)).toEqual([])
		expect(slugsOf((await who('GET', '/posts?type=explore&limit=50')) as never)).not.toContain(slug)
	}
	for (const [method, path, body] of [
		['PUT', `/posts/${slug}/marks/like`, undefined],
		['POST', `/posts/${slug}/comments`, { text: 'Me too' }],
		['POST', '/reports', { kind: 'post', subject: slug, reason: 'spam' }],
		['POST', '/posts', { text: 'Let me in', group_id: group }],
		['PUT', `/groups/${group}/membership`, undefined],
	] as const)
		expect([path, await ravi.call(method, path, body)]).toMatchObject([path, missing])
	expect((await asha.call('DELETE', `/posts/${slug}`)).status).toBe(204)
	expect(await ravi.call('GET', `/posts/${slug}`)).toMatchObject(missing)
})

test('NAV-06 a like counts once a person, also with concurrent calls; a save is seen by its owner', async () => {
	const { slug, id } = await asha.post('Like me once')
	const like = `/posts/${slug}/marks/like`
	await Promise.all(Array.from({ length: 10 }, () => ravi.call('PUT', like)))
	expect((await asha.call('PUT', like)).body).toEqual({ likes: 2 })
	expect(await server.db.$count(postMark, eq(postMark.postId, id))).toBe(2)
	await Promise.all(Array.from({ length: 5 }, () => ravi.call('DELETE', like)))
	expect((await ravi.call('GET', `/posts/${slug}`)).body).toMatchObject({ likes: 1, liked: false })
	expect((await ravi.call('PUT', `/posts/${slug}/marks/save`)).body).toEqual({ likes: 1 })
	expect(slugsOf(await ravi.call('GET', '/posts?type=saved'))).toEqual([slug])
	expect(slugsOf(await asha.call('GET', '/posts?type=saved'))).toEqual([])
})

test('NAV-06 hostile text is kept letter by letter and answered as text; a text of blanks or 5,001 letters is refused', async () => {
	const text =
		'<script>alert(1)</script> "><img src=x onerror=alert(1)> javascript:alert(1) \u202e😀'
	const { slug } = await asha.post(text)
	const answer = await visit(`/posts/${slug}`)
	expect([answer.body, answer.headers['content-type']]).toMatchObject([
		{ text, preview: null },
		'application/json; charset=utf-8',
	])
	const invalid = { status: 400, body: { code: 'invalid-request' } }
	for (const bad of ['', ' \n\t', 'a'.repeat(5001), 'a\u0000b'])
		expect(await asha.call('POST', '/posts', { text: bad })).toMatchObject(invalid)
	expect((await asha.post('a'.repeat(5000))).slug).toMatch(/^a{60}-[0-9a-f]{8}$/)
	expect((await asha.post('नमस्ते शिक्षक')).slug).toMatch(/^post-[0-9a-f]{8}$/)
})

test('NTF-01 a mentioned member is notified once, with the post’s address; a comment notifies the author', async () => {
	const uma = await openTeacher(server, 'Uma Das')
	const vani = await openTeacher(server, 'Vani Jain')
	await vani.post('I am here')
	const told = ({ id }: Teacher) =>
		server.db.select().from(notification).where(eq(notification.accountId, id))
	const { slug, id } = await uma.post('Ask @VaniJain, @vanijain. and @NobodyAtAll or @UmaDas')
	expect(await told(vani)).toMatchObject([
		{
			message: 'Uma Das mentioned you in the community.',
			route: `/community/post/${slug}`,
			taskId: id,
			readAt: null,
		},
	])
	expect(await told(uma)).toEqual([])
	await vani.call('POST', `/posts/${slug}/comments`, { text: 'Here I am, @UmaDas' })
	await vani.call('POST', `/posts/${slug}/comments`, { text: 'And once more' })
	expect((await told(uma)).map(({ message }) => message).toSorted()).toEqual([
		'Vani Jain commented on your post.',
		'Vani Jain mentioned you in the community.',
	])
	const group = await openGroup(server, false, [uma])
	await uma.post('Not for @VaniJain', { group_id: group })
	expect(await told(vani)).toHaveLength(1)
	await uma.call('DELETE', `/posts/${slug}`)
	expect(await told(vani)).toEqual([])
})

test('NAV-06 ROL-03 comments are listed newest first and belong to who wrote them', async () => {
	const { slug } = await asha.post('What do you think?')
	const path = `/posts/${slug}/comments`
	const one = (await ravi.call('POST', path, { text: 'One' })).body as { id: string }
	await asha.call('POST', path, { text: 'Two' })
	const list = async () =>
		((await asha.call('GET', path)).body as { data: { text: string; mine: boolean }[] }).data.map(
			({ text, mine }) => [text, mine],
		)
	expect(await list()).toEqual([
		['Two', true],
		['One', false],
	])
	expect(await asha.call('PATCH', `/comments/${one.id}`, { text: 'Not mine' })).toMatchObject(
		missing,
	)
	expect(await asha.call('DELETE', `/comments/${one.id}`)).toMatchObject(missing)
	expect((await ravi.call('PATCH', `/comments/${one.id}`, { text: 'Uno' })).body).toMatchObject({
		text: 'Uno',
	})
	expect((await ravi.call('DELETE', `/comments/${one.id}`)).status).toBe(204)
	expect(await list()).toEqual([['Two', true]])
	expect((await visit(`/posts/${slug}`)).body).toMatchObject({ comments: 1 })
})

test('NAV-06 ROL-03 moderators hide what was reported, and its author is notified; others may not see the queue', async () => {
	const staff = await openStaff(server, 'Neha Kapoor', ['vidya_customer_success'])
	const { slug } = await asha.post('Buy my notes')
	const kept = await asha.post('Nothing wrong here')
	const report = (subject: string, who = ravi) =>
		who.call('POST', '/reports', {
			kind: 'post',
			subject,
			reason: 'spam',
			words: 'An advertisement',
		})
	for (const who of [ravi, ravi, staff]) expect((await report(slug, who)).status).toBe(204)
	await report(kept.slug)
	expect(await ravi.call('GET', '/reports')).toMatchObject({
		status: 403,
		body: { code: 'forbidden' },
	})
	const queue = async () =>
		(await staff.call('GET', '/reports')).body as never as {
			data: { id: string; reports: number; subject: { slug: string } }[]
		}
	const { data } = await queue()
	expect(data.map(({ reports, subject }) => [subject.slug, reports])).toEqual([
		[slug, 2],
		[kept.slug, 1],
	])
	const decide = (n: number, decision: string, who: Teacher = staff) =>
		who.call('POST', `/reports/${data[n]!.id}/decision`, { decision })
	expect((await decide(0, 'hide', ravi)).status).toBe(403)
	expect((await decide(0, 'hide')).status).toBe(204)
	expect(await decide(0, 'keep')).toMatchObject({
		status: 409,
		body: { code: 'report-decided', current_status: 'hidden' },
	})
	expect((await decide(1, 'keep')).status).toBe(204)
	expect((await queue()).data).toEqual([])
	expect((await visit(`/posts/${slug}`)).status).toBe(410)
	expect((await visit(`/posts/${kept.slug}`)).status).toBe(200)
	const told = await server.db
		.select()
		.from(notification)
		.where(eq(notification.route, '/community?type=mine'))
	expect(told.map(({ accountId, message }) => [accountId, message])).toEqual([
		[asha.id, 'A moderator hid a post of yours, because it breaks the rules of the community.'],
	])
})

test('NAV-06 a post shows what a page of this site is about, by its address with or without the site', async () => {
	const id = await addResource(server.db)
	const { rows } = (await server.db.execute(
		`select slug, title, summary from resource where id = '${id}'`,
	)) as never as { rows: { slug: string; title: string; summary: string }[] }
	const { slug, title, summary } = rows[0]!
	const path = `/learning/${slug}`
	const previewOf = async (text: string) =>
		((await asha.post(text)) as never as { preview: unknown }).preview
	for (const text of [`See ${path}.`, `See http://vidya.test${path}`])
		expect(await previewOf(text)).toEqual({ path, title, summary })
	for (const text of [`http://elsewhere.test${path}`, 'See /learning/is-not-there', `x${path}`])
		expect(await previewOf(text)).toBeNull()
})

test('NAV-06 PRF-05 pictures are re-encoded; each belongs to one post of its uploader', async () => {
	const painter = await openTeacher(server, 'Painter')
	const upload = async (who: Teacher, content: Buffer, name = 'wall.png') => {
		const form = new FormData()
		form.append('file', new File([new Uint8Array(content)], name))
		const request = new Request('http://x', { method: 'POST', body: form })
		return server.app.inject({
			method: 'POST',
			url: '/v1/community/pictures',
			headers: {
				authorization: `Bearer ${who.token}`,
				'content-type': request.headers.get('content-type')!,
			},
			payload: Buffer.from(await request.arrayBuffer()),
		})
	}
	const png = await sharp({ create: { width: 2400, height: 600, channels: 3, background: 'teal' } })
		.png()
		.toBuffer()
	expect((await upload(painter, Buffer.from('no picture'))).statusCode).toBe(415)
	const { url } = (await upload(painter, png)).json() as { url: string }
	const served = await server.app.inject({ url })
	expect(await sharp(served.rawPayload).metadata()).toMatchObject({
		format: 'webp',
		width: 1200,
		height: 300,
	})
	const post = { text: 'My wall', pictures: [url] }
	expect(await ravi.call('POST', '/posts', post)).toMatchObject(missing)
	const made = (await painter.call('POST', '/posts', post)).body as { slug: string }
	expect(made).toMatchObject({ pictures: [url] })
	expect(await painter.call('POST', '/posts', post)).toMatchObject(missing)
	await painter.call('DELETE', `/posts/${made.slug}`)
	expect((await server.app.inject({ url })).statusCode).toBe(404)
})

test('NAV-06 a person posts twenty times an hour at most', async () => {
	const many = await openTeacher(server, 'Many Words')
	for (let n = 0; n < 20; n += 1) await many.post(`Number ${n}`)
	expect(await many.call('POST', '/posts', { text: 'One more' })).toMatchObject({
		status: 429,
		body: { code: 'too-many-requests' },
	})
})

test('SHR-02 a shared post earns points once a day; one that not everybody sees, or that is gone, none', async () => {
	const sharer = await openTeacher(server, 'Share Often')
	const share = (subject_id: string) =>
		server.call('POST', '/v1/vidya-points/user-activity-points', {
			token: sharer.token,
			body: { activity: 'share_post', subject_id },
		})
	const shown = await ravi.post('Share me')
	expect((await share(shown.id)).body).toEqual({ response: { points: 5, total: 5 } })
	expect((await share(shown.id)).body).toEqual({ response: { points: 0, total: 5 } })
	const group = await openGroup(server, false, [ravi])
	const closed = await ravi.post('Not for all', { group_id: group })
	const gone = await ravi.post('Soon gone')
	await ravi.call('DELETE', `/posts/${gone.slug}`)
	for (const { id } of [closed, gone]) expect(await share(id)).toMatchObject(missing)
	const [row] = await server.db.select().from(account).where(eq(account.id, sharer.id))
	expect(row!.points).toBe(5)
})
