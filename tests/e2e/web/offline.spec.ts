import { expect, type Page } from '@playwright/test'
import { eachWidth } from '../support/each-width.ts'
import { findFree, learn } from '../support/journeys/learn.ts'
import { isKept, keptFor, offline, online } from '../support/journeys/offline.ts'
import { arrive, callAs } from '../support/journeys/sign-in.ts'
import { signOut } from '../support/other-tab.ts'
import { test } from '../support/test.ts'

test.use({ serviceWorkers: 'allow' })

const bar = (page: Page) =>
	page.getByRole('status').filter({ hasText: /What you opened|changes? waits?|being sent/ })

test('OFF-01 at 360 and 1280 px my learning, its lessons, certificates and what else was opened are read without a connection, after a reload too; what was not opened says so', async ({
	page,
}) => {
	await arrive(page)
	const course = await findFree(page, 'type=self_paced')
	const { lessons } = await learn(page, course)
	await page.goto('/profile/my-badges')
	await keptFor(page, '["mine","certificates"')
	await page.goto('/profile/my-learning')
	await page.getByRole('button', { name: `Keep for offline: ${course.title}` }).click()
	const row = page.getByRole('listitem').filter({ hasText: course.title })
	await expect(row.getByText('Kept for offline')).toBeVisible()
	await keptFor(page, '"learning","item"')
	await offline(page)
	await eachWidth(page, () =>
		expect(bar(page)).toHaveText(
			'You are offline. What you opened on this device can still be read.',
		),
	)
	await page.reload()
	await row.getByRole('link', { name: course.title, exact: true }).click()
	await expect(page.getByRole('heading', { level: 1, name: course.title })).toBeVisible()
	await page.reload()
	await page.getByRole('link', { name: lessons[0]!.title }).click()
	await expect(page.getByRole('heading', { level: 1, name: lessons[0]!.title })).toBeVisible()
	await page.reload()
	await expect(page.getByText(lessons[0]!.body.split('\n')[0]!).first()).toBeVisible()
	await page.goto('/profile/my-badges')
	await expect(page.getByText(course.title).first()).toBeVisible()
	await page.goto('/jobs')
	await expect(page.getByRole('alert')).toContainText(
		'This page has not been opened on this device before.',
	)
	await online(page)
	await expect(page.getByRole('heading', { level: 1, name: 'Jobs' })).toBeVisible()
	await expect(bar(page)).toHaveCount(0)
})

test('OFF-01 SES-02 who signs out leaves nothing behind that could be read without a connection', async ({
	page,
}) => {
	await arrive(page)
	await page.goto('/profile/my-badges')
	await keptFor(page, '["mine","certificates"')
	await signOut(page)
	await page.goto('/learning')
	await expect.poll(() => isKept(page, '"mine"')).toBe(false)
	await expect
		.poll(() =>
			page.evaluate(async () => {
				const shell = await (await caches.open('shell')).match('/offline-shell')
				return shell ? /data-session="(\w+)"/.exec(await shell.text())?.[1] : 'none'
			}),
		)
		.toBe('signedOut')
})

test('OFF-01 a bookmark, a lesson’s mark, a free enrolment and answers to a quiz wait for the connection, over a reload, and each is sent once; what is taken back is not', async ({
	page,
}) => {
	await arrive(page)
	const course = await findFree(page, 'type=self_paced')
	const { id, lessons } = await learn(page, course, 1)
	const micro = await findFree(page, 'resource_type=micro')
	const list = '/learning?paid_type=free&type=micro'
	const card = page.getByRole('article').filter({ hasText: micro.title })
	await page.goto(list)
	await expect(card).toBeVisible()
	await keptFor(page, '"list"')
	await page.goto('/quiz/phonics-basics')
	await keptFor(page, '"phonics-basics"')
	await page.goto(`/profile/my-learning/${id}`)
	await keptFor(page, '"learning","item"')
	await offline(page)

	await page.getByRole('checkbox', { name: 'I have done this lesson' }).first().check()
	await expect(bar(page)).toHaveText('You are offline. 1 change waits for the connection.')
	await page.goto('/quiz/phonics-basics')
	for (let question = 1; question <= 5; question += 1) {
		await page.getByRole('radio').first().check()
		if (question < 5) await page.getByRole('button', { name: 'Next', exact: true }).click()
	}
	await page.getByRole('button', { name: 'Hand in' }).click()
	await expect(page.getByText(/^You are not connected\. Your answers are kept/)).toBeVisible()
	await page.goto(list)
	await card.getByRole('button', { name: /^Bookmark: / }).click()
	await expect(bar(page)).toHaveText('You are offline. 3 changes wait for the connection.')
	await card.getByRole('button', { name: /^Enrol|^Enroll|free/i }).click()
	await expect(bar(page)).toHaveText('You are offline. 4 changes wait for the connection.')

	await page.reload()
	await page.getByText('View pending changes').click()
	const waiting = page
		.getByRole('group')
		.filter({ hasText: 'View pending changes' })
		.getByRole('listitem')
	await expect(waiting).toContainText([
		`Mark “${lessons[0]!.title}” as done`,
		'Hand in the quiz “',
		`Bookmark “${micro.title}”`,
		`Enroll in “${micro.title}”`,
	])
	await page.getByRole('button', { name: `Take back: Bookmark “${micro.title}”` }).click()
	await expect(waiting).toHaveCount(3)

	const sent: string[] = []
	page.on('request', (request) => {
		const { pathname } = new URL(request.url())
		if (
			/\/(lessons|attempts|purchase-free|favourites)/.test(pathname) &&
			request.method() !== 'GET'
		)
			sent.push(`${request.method()} ${pathname.split('/').slice(2, 4).join('/')}`)
	})
	await online(page)
	await expect(
		page.getByText('You are connected again. Everything that waited has been sent.'),
	).toBeVisible()
	expect(sent).toEqual([
		'PUT learning/mine',
		'POST quizzes/phonics-basics',
		'POST user/purchase-free',
	])
	await expect(bar(page)).toHaveCount(0)
	const mine = (await callAs(page, '/learning/mine')) as {
		data: { webinar_id: string; progress: number }[]
	}
	const progress = Object.fromEntries(mine.data.map((one) => [one.webinar_id, one.progress]))
	expect(progress).toEqual({ [course.id]: 100, [micro.id]: 0 })
	expect(await callAs(page, '/user/favourites')).toMatchObject({ total: 0 })
	expect(await callAs(page, '/quizzes/phonics-basics/attempts')).toMatchObject({
		data: [{ total: 5 }],
	})
})
