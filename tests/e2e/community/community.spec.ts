import { expect, type Page } from '@playwright/test'
import { seedId } from '#demo/seed-id.ts'
import { axe } from '../support/axe.ts'
import { arriveAsStaff } from '../support/journeys/desk.ts'
import { arrive, callAs, leave, newAddress, signInHere } from '../support/journeys/sign-in.ts'
import { test, waitForAnswers } from '../support/test.ts'

const composer = (page: Page) => page.getByRole('textbox', { name: 'Write a post' })
const send = (page: Page) => page.getByRole('button', { name: 'Post', exact: true })
const firstPost = (page: Page) => page.getByRole('article').first()
const offline =
	'This was not posted: the server did not answer. Your text is kept; please try again.'

type Written = { id: string; slug: string }
const write = async (page: Page, text: string, more = {}) =>
	(await callAs(page, '/community/posts', { text, ...more })) as Written

test('NAV-06 pages of the community say what is there without scripts: 200, 404 for the unknown, 410 for the removed', async ({
	page,
	request,
}) => {
	await arrive(page)
	const { slug } = await write(page, '<script>window.bad = 1</script> & how I teach halves')
	const read = async (path: string) => {
		const answer = await request.get(path)
		return [answer.status(), await answer.text()] as const
	}
	const [status, html] = await read(`/community/post/${slug}`)
	expect(status).toBe(200)
	expect(html).toContain('"@type":"DiscussionForumPosting"')
	expect(html).toContain('&lt;script&gt;window.bad = 1&lt;/script&gt; &amp; how I teach halves')
	expect(html).not.toContain('<script>window.bad')
	for (const [path, heading] of [
		['/community', 'Community'],
		['/community?type=explore', 'Community'],
		['/community/group', 'Groups'],
		[`/community/group/${seedId('group', 'maths')}`, 'Maths Circle'],
	]) {
		const [code, text] = await read(path!)
		expect([path, code, /<h1[^>]*>([^<]+)</.exec(text)?.[1]]).toEqual([path, 200, heading])
	}
	expect((await read('/community'))[1]).toContain('how I teach halves')
	for (const path of ['/community/post/never-was', `/community/group/${seedId('group', 'heads')}`])
		expect([path, (await read(path))[0]]).toEqual([path, 404])
	await page.goto(`/community/post/${slug}`)
	await page.getByText('Delete', { exact: true }).click()
	await page.getByRole('button', { name: 'Delete for good' }).click()
	await expect(page).toHaveURL('/community?type=mine')
	const [gone, text] = await read(`/community/post/${slug}`)
	expect([gone, text.includes('noindex')]).toEqual([410, true])
	expect((await read('/community'))[1]).not.toContain('how I teach halves')
})

test('NAV-06 a draft survives a reload and a lost connection; a post is undone, written again, liked, saved and commented', async ({
	page,
}) => {
	await arrive(page)
	await page.goto('/community')
	await send(page).click()
	await expect(composer(page)).toHaveAccessibleDescription(/Write something first\./)
	const text = `Beans in a wet cloth ${Date.now()} /quiz/reading-maps`
	await composer(page).fill(text)
	await page.reload()
	await expect(composer(page)).toHaveValue(text)
	await page.route('**/v1/community/posts', (route) => route.abort())
	await send(page).click()
	await expect(page.getByText(offline)).toBeVisible()
	await expect(composer(page)).toHaveValue(text)
	await page.unroute('**/v1/community/posts')
	await send(page).click()
	await expect(firstPost(page)).toContainText(text)
	await expect(firstPost(page).getByRole('link', { name: 'Reading Maps' })).toBeVisible()
	await expect(composer(page)).toHaveValue('')
	await page.getByRole('button', { name: 'Undo' }).click()
	await expect(composer(page)).toHaveValue(text)
	await expect(page.getByRole('article').filter({ hasText: text })).toHaveCount(0)
	await send(page).click()
	await firstPost(page)
		.getByRole('button', { name: /^Like \d+: / })
		.click()
	await expect(firstPost(page).getByRole('button', { name: /^Liked 1: / })).toBeVisible()
	await firstPost(page)
		.getByRole('button', { name: /^Save: / })
		.click()
	await expect(firstPost(page).getByRole('button', { name: /^Saved: / })).toBeVisible()
	await page.getByRole('link', { name: 'Saved', exact: true }).click()
	await expect(page).toHaveURL('/community?type=saved')
	await firstPost(page)
		.getByRole('link', { name: /^\d.*\d{4}.*: / })
		.click()
	await page.getByRole('textbox', { name: 'Write a comment' }).fill('Rajma takes longer.')
	await page.getByRole('button', { name: 'Comment', exact: true }).click()
	await expect(page.getByRole('listitem').filter({ hasText: 'Rajma takes longer.' })).toBeVisible()
	await page.reload()
	await expect(page.getByRole('listitem').filter({ hasText: 'Rajma takes longer.' })).toBeVisible()
	await expect(page.getByRole('button', { name: /^Liked 1: / })).toBeVisible()
})

test('SHR-01 SHR-02 sharing a post gives points once to who is signed in, none to a visitor', async ({
	page,
	browser,
}) => {
	await arrive(page)
	const { slug, id } = await write(page, 'Worth sharing')
	const asked: unknown[] = []
	const follow = (one: Page) =>
		one.route('**/user-activity-points', (route) => {
			asked.push(route.request().postDataJSON())
			return route.continue()
		})
	const share = async (one: Page) => {
		await one.context().grantPermissions(['clipboard-read', 'clipboard-write'])
		await one.goto(`/community/post/${slug}`)
		await one.getByRole('button', { name: 'Share', exact: true }).click()
		const dialog = one.getByRole('dialog', { name: 'Share this post' })
		await dialog.getByRole('button', { name: 'Copy' }).click()
		await expect(dialog.getByRole('button', { name: 'Copied' })).toBeVisible()
	}
	const points = async () => ((await callAs(page, '/user/info')) as { points: number }).points
	await follow(page)
	for (const _ of [1, 2]) {
		const answered = page.waitForResponse(/user-activity-points/)
		await share(page)
		await answered
		expect(await points()).toBe(5)
	}
	const body = { activity: 'share_post', subject_id: id }
	expect(asked).toEqual([body, body])
	const visitor = await browser.newPage()
	await follow(visitor)
	await share(visitor)
	await visitor.close()
	expect([asked.length, await points()]).toEqual([2, 5])
})

test('SES-03 who signs in, or is signed in, and follows a member’s invitation sends who invited them, and is in the group', async ({
	page,
	browser,
}) => {
	await arrive(page, 'unverified-poc@demo.vidya.test')
	const group = seedId('group', 'heads')
	await page.goto(`/community/group/${group}`)
	await page.getByRole('button', { name: 'Invite colleagues' }).click()
	const link = await page.getByRole('dialog').getByRole('textbox').inputValue()
	const host = ((await callAs(page, '/user/info')) as { id: string }).id
	const guest = await browser.newPage()
	waitForAnswers(guest)
	const asked: unknown[] = []
	await guest.route('**/community/school-group-referral', (route) => {
		asked.push(route.request().postDataJSON())
		return route.continue()
	})
	expect((await guest.request.get(`/community/group/${group}`)).status()).toBe(404)
	await guest.goto(link)
	await signInHere(guest, newAddress('guest'))
	await expect(guest).toHaveURL(`/community/group/${group}`)
	await expect(guest.getByRole('heading', { level: 1 })).toHaveText('Heads of Small Schools')
	await expect(guest.getByRole('button', { name: 'Leave group' })).toBeVisible()
	expect(asked).toEqual([{ group_id: group, referred_by: host }])
	await guest.reload()
	await expect(guest.getByRole('textbox', { name: 'Write to the group' })).toBeVisible()
	await leave(guest)
	await arrive(guest, newAddress('colleague'))
	const restored = guest.waitForResponse('**/v1/session/refresh')
	await guest.goto(link)
	await (await restored).finished()
	await expect(guest.getByRole('button', { name: 'Join the group' })).toBeVisible()
	await guest.context().setOffline(true)
	await guest.getByRole('button', { name: 'Join the group' }).click()
	await expect(guest.getByText('You could not join.')).toBeVisible()
	await guest.context().setOffline(false)
	await guest.getByRole('button', { name: 'Join the group' }).click()
	await guest.getByRole('link', { name: 'Open the group' }).click()
	await expect(guest.getByRole('button', { name: 'Leave group' })).toBeVisible()
	expect(asked.at(-1)).toEqual({ group_id: group, referred_by: host })
	await guest.close()
})

test('NAV-06 what is reported waits for a moderator, who hides it; its author is notified', async ({
	page,
	browser,
}) => {
	await arrive(page)
	const text = `Buy my notes ${Date.now()}`
	const { slug } = await write(page, text)
	const reader = await browser.newPage()
	await arrive(reader)
	await reader.goto(`/community/post/${slug}`)
	await reader.getByRole('button', { name: /^Report: / }).click()
	const dialog = reader.getByRole('dialog', { name: 'Report to the moderators' })
	await dialog.getByLabel('More about it (optional)').fill('An advertisement')
	await dialog.getByRole('button', { name: 'Send report' }).click()
	await expect(dialog.getByText('Thank you. A moderator looks at it.')).toBeVisible()
	await reader.close()
	const staff = await browser.newPage()
	await arriveAsStaff(staff)
	await staff.goto('/community')
	await staff.getByRole('link', { name: 'Reports', exact: true }).click()
	await staff.getByRole('link', { name: text }).click()
	const report = staff.getByRole('article').filter({ hasText: text })
	await expect(report).toContainText('It is advertising or spam: An advertisement')
	await report.getByRole('button', { name: 'Hide' }).click()
	await expect(report).toHaveCount(0)
	await staff.close()
	expect((await page.request.get(`/community/post/${slug}`)).status()).toBe(410)
	await page.goto('/profile/notifications')
	await expect(
		page
			.getByRole('main')
			.getByText('A moderator hid a post of yours, because it breaks the rules'),
	).toBeVisible()
})

test('NAV-06 one’s own comment is changed in place: Escape leaves it, what was not saved stays over a lost connection and a reload, others can only report it', async ({
	page,
	browser,
}) => {
	await arrive(page)
	const { slug } = await write(page, `Which rope? ${Date.now()}`)
	await callAs(page, `/community/posts/${slug}/comments`, { text: 'Cotten rope.' })
	await page.goto(`/community/post/${slug}`)
	const comment = page
		.getByRole('listitem')
		.filter({ hasText: /ago|Cott[eo]n/ })
		.last()
	const edit = page.getByRole('button', { name: /^Edit: Cott[eo]n rope/ })
	const box = page.getByRole('textbox', { name: 'Change your comment' })
	await edit.click()
	await expect(box).toBeFocused()
	await expect(box).toHaveValue('Cotten rope.')
	await box.fill('Jute rope.')
	await page.keyboard.press('Escape')
	await expect(edit).toBeFocused()
	await page.keyboard.press('Enter')
	await expect(box).toHaveValue('Cotten rope.')
	await box.fill('Cotton rope.')
	await page.route('**/v1/community/comments/*', (route) => route.abort())
	await page.getByRole('button', { name: 'Save changes' }).click()
	await expect(page.getByText(offline)).toBeVisible()
	await page.reload()
	await expect(box).toHaveValue('Cotton rope.')
	await page.unroute('**/v1/community/comments/*')
	await page.getByRole('button', { name: 'Save changes' }).click()
	await expect(edit).toBeFocused()
	await expect(comment).toContainText(/edited\s*Cotton rope\./)
	await page.reload()
	await expect(comment).toContainText(/edited\s*Cotton rope\./)
	await expect(box).toHaveCount(0)
	expect(await axe(page, '#comments')).toEqual([])
	const reader = await browser.newPage()
	await arrive(reader)
	await reader.goto(`/community/post/${slug}`)
	await expect(reader.getByRole('button', { name: /^Report: Cotton rope/ })).toBeVisible()
	await expect(reader.getByRole('button', { name: /^Edit: / })).toHaveCount(0)
	await reader.close()
})
