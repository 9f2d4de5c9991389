import { expect, type Page } from '@playwright/test'
import { chromiumFlags, findChromium } from '../support/find-chromium.ts'
import { arrive } from '../support/journeys/sign-in.ts'
import { test } from '../support/test.ts'

const executablePath = findChromium()
// The headless shell has no notifications. Playwright's channel `chromium` is the full browser.
test.use({
	serviceWorkers: 'allow',
	launchOptions: {
		args: chromiumFlags,
		...(executablePath ? { executablePath } : { channel: 'chromium' }),
	},
})

const stream = '**/v1/task/notification-stream'
const list = '**/v1/task/fetch-notification*'
const ask = (page: Page) =>
	page.getByRole('button', { name: 'Turn on notifications on this device' })
const stop = (page: Page) =>
	page.getByRole('button', { name: 'Turn off notifications on this device' })

test('NTF-02 NTF-03 a device registers on request, again after seven days, and can be removed; a push refreshes the list, and shows news outside the page', async ({
	page,
	context,
}) => {
	await arrive(page)
	const told: unknown[] = []
	await page.route('**/v1/user/*fcm-token', (route, request) => {
		told.push([request.url().replace(/^.*\//, ''), request.postDataJSON().token])
		return route.continue()
	})
	await page.goto('/profile/notifications')
	// A browser without a window answers the question with no.
	await ask(page).click()
	await expect(page.getByText(/^Your browser does not allow Vidya to tell you\./)).toBeVisible()
	await expect(ask(page)).toHaveCount(0)
	expect(told).toEqual([])
	await context.grantPermissions(['notifications'])
	await expect(page.getByText('This device shows notifications while Vidya is open.')).toBeVisible()
	expect(told).toEqual([['fcm-token', expect.stringMatching(/^page-[0-9a-f-]{36}$/)]])
	const [[, token]] = told as [[string, string]]
	// From here on Firebase is configured, whose SDK hears of pushes.
	const firebase = {
		apiKey: 'k',
		projectId: 'v',
		messagingSenderId: '1',
		appId: 'a',
		vapidKey: 'v',
	}
	await page.route('**/v1/user/push-configuration', (route) =>
		route.fulfill({ json: { firebase } }),
	)
	const following = page.waitForResponse(stream)
	const listening = page.waitForResponse(/firebase-messaging/)
	await page.reload()
	await expect(stop(page)).toBeVisible()
	expect(told).toHaveLength(1)
	await following
	await (await listening).finished()

	const devtools = await context.newCDPSession(page)
	const workers = new Promise<string>((resolve) =>
		devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
			const own = registrations.find(({ scopeURL }) => scopeURL.endsWith('/push/'))
			if (own) resolve(own.registrationId)
		}),
	)
	await devtools.send('ServiceWorker.enable')
	const listed = page.waitForRequest(list)
	const push = { origin: new URL(page.url()).origin, registrationId: await workers }
	await devtools.send('ServiceWorker.deliverPushMessage', { ...push, data: '{}' })
	await listed

	const news = {
		notification_id: 'n1',
		message: 'Your webinar begins soon.',
		route: '/quiz',
		task_id: 't1',
		read: false,
		created_at: '2026-11-20T10:00:00.000Z',
	}
	await page.route(list, (route) =>
		route.fulfill({ json: { data: [news], total: 1, unread: 1, version: '1.1.1' } }),
	)
	const shown = () =>
		page.evaluate(async () => {
			const worker = await navigator.serviceWorker.getRegistration('/push/')
			return (await worker!.getNotifications()).map(({ body, data }) => [body, data.route])
		})
	await page.evaluate(() => Object.assign(document, { hasFocus: () => false }))
	await devtools.send('ServiceWorker.deliverPushMessage', { ...push, data: '{}' })
	await expect.poll(shown).toEqual([[news.message, '/quiz?task_id=t1']])

	await page.unroute('**/v1/user/push-configuration')
	await page.evaluate((days) => {
		const stored = JSON.parse(localStorage.getItem('vidya.push')!)
		stored.at -= days * 86_400_000
		localStorage.setItem('vidya.push', JSON.stringify(stored))
	}, 7)
	await page.reload()
	await expect
		.poll(() => told)
		.toEqual([
			['fcm-token', token],
			['fcm-token', token],
		])
	await stop(page).click()
	await expect(ask(page)).toBeVisible()
	expect(told[2]).toEqual(['forget-fcm-token', token])
	await page.reload()
	await expect(ask(page)).toBeVisible()
	expect(told).toHaveLength(3)
})

test('NTF-02 a service worker that is not there in ten seconds is said, and asked for again', async ({
	page,
	context,
}) => {
	await context.grantPermissions(['notifications'])
	await page.addInitScript(() => {
		const { register } = ServiceWorkerContainer.prototype
		const late = { until: new Promise(() => {}) as Promise<unknown> }
		Object.assign(window, { arriveNow: () => Object.assign(late, { until: Promise.resolve() }) })
		ServiceWorkerContainer.prototype.register = async function (...given) {
			await late.until
			return register.apply(this, given)
		}
	})
	await arrive(page)
	await page.clock.install()
	await page.goto('/profile/notifications')
	await page.clock.runFor(2000)
	await ask(page).click()
	const failed = page.getByText('It did not work. Check your connection and try again.')
	await page.clock.runFor(9000)
	await expect(failed).toHaveCount(0)
	await page.clock.runFor(1500)
	await expect(failed).toBeVisible()
	await page.evaluate(() => (window as never as { arriveNow: () => void }).arriveNow())
	await ask(page).click()
	await expect(stop(page)).toBeVisible()
})
