import { expect, type Page, type Route } from '@playwright/test'
import { arrive } from './sign-in.ts'
import { test } from './test.ts'

/** Has twelve notifications, the newest three of them unread. */
const SUBSCRIBER = 'subscriber@demo.vidya.test'
const stream = '**/v1/task/notification-stream'
const list = '**/v1/task/fetch-notification*'

const bell = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Notif/ })
const items = (page: Page) => page.getByRole('main').getByRole('list').getByRole('link')
const unread = (page: Page) => items(page).filter({ hasText: 'New' })

test('NTF-01 NTF-03 HDR-09 all notifications stand on pages; what is read on one device is read on the other without a reload', async ({
  page,
  browser,
}) => {
  await arrive(page, SUBSCRIBER)
  const elsewhere = await browser.newContext({ viewport: { width: 360, height: 740 } })
  const phone = await elsewhere.newPage()
  await arrive(phone, SUBSCRIBER)
  const following = phone.waitForResponse(stream)
  await phone.goto('/cart')
  await following
  await expect(bell(phone)).toHaveText('3+')
  await page.goto('/cart')
  await bell(page).click()
  await page.getByRole('link', { name: 'See all' }).click()
  await expect(page).toHaveURL(/\/profile\/notifications$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Notifications')
  await expect(items(page)).toHaveCount(10)
  await expect(unread(page)).toHaveCount(3)
  await page
    .getByRole('navigation', { name: 'Pages' })
    .getByRole('link', { name: 'Page 2' })
    .click()
  await expect(page).toHaveURL(/\/profile\/notifications\?page=2$/)
  await expect(items(page)).toHaveCount(2)
  await expect(unread(page)).toHaveCount(0)
  await page.reload()
  await expect(items(page)).toHaveCount(2)
  await page.goBack()
  await expect(items(page)).toHaveCount(10)
  await items(page).first().click()
  await expect(page).toHaveURL(/\/learning\?search=Mathematics&task_id=[0-9a-f-]{36}$/)
  await expect(bell(page)).toHaveText('2+')
  await expect(bell(phone)).toHaveText('2+')
  await page.goto('/profile/notifications')
  await expect(unread(page)).toHaveCount(2)
  const readAll = page.getByRole('button', { name: 'Mark all as read' })
  await readAll.press('Enter')
  await expect(unread(page)).toHaveCount(0)
  await expect(readAll).toHaveCount(0)
  await expect(bell(phone)).toHaveText('')
  await page.reload()
  await expect(items(page)).toHaveCount(10)
  await expect(unread(page)).toHaveCount(0)
  await elsewhere.close()
})

test('NTF-01 HDR-09 who has none reads so on the page', async ({ page }) => {
  await arrive(page)
  await page.goto('/profile/notifications')
  await expect(page.getByRole('main').getByText('No New Notification Found')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Mark all as read' })).toHaveCount(0)
})

const setVisible = (page: Page, state: 'visible' | 'hidden') =>
  page.evaluate((visibilityState) => {
    Object.defineProperty(document, 'visibilityState', {
      value: visibilityState,
      configurable: true,
    })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)

test('NTF-03 the feed asks from the version at hand, pauses hidden and offline, comes back after an end, later after a failure, and stops with the session', async ({
  page,
  context,
}) => {
  await arrive(page)
  await page.clock.install()
  const asked: (string | undefined)[] = []
  const held: Route[] = []
  await page.route(stream, (route, request) => {
    asked.push(request.headers()['last-event-id'])
    held.push(route)
  })
  const ended = (route: Route, body = '') =>
    route.fulfill({ contentType: 'text/event-stream', body })
  const refused = (route: Route) =>
    route.fulfill({
      status: 503,
      contentType: 'application/problem+json',
      json: { status: 503, code: 'busy' },
    })
  let gone = 0
  page.on('requestfailed', (request) => {
    if (request.url().endsWith('notification-stream')) gone += 1
  })
  await page.goto('/cart')
  await page.clock.runFor(2000)
  await expect.poll(() => asked).toEqual(['0.0.0'])
  const listed = page.waitForRequest(list)
  await ended(held[0]!, 'id: 1\nevent: notifications\ndata: changed\n\n')
  await listed
  await page.clock.runFor(4000)
  await expect.poll(() => asked).toHaveLength(2)
  await refused(held[1]!)
  await page.clock.runFor(4000)
  await expect.poll(() => asked).toHaveLength(3)
  await refused(held[2]!)
  await page.clock.runFor(29_000)
  expect(asked).toHaveLength(3)
  await page.clock.runFor(31_000)
  await expect.poll(() => asked).toHaveLength(4)
  await setVisible(page, 'hidden')
  await expect.poll(() => gone).toBe(1)
  await setVisible(page, 'visible')
  await expect.poll(() => asked).toHaveLength(5)
  await context.setOffline(true)
  await expect.poll(() => gone).toBe(2)
  await context.setOffline(false)
  await expect.poll(() => asked).toHaveLength(6)
  await page.evaluate(() => new BroadcastChannel('vidya.session').postMessage({ accountId: null }))
  await expect.poll(() => gone).toBe(3)
  await page.clock.runFor(60_000)
  expect(asked).toHaveLength(6)
})

const ask = (page: Page) => page.getByRole('button', { name: 'Also tell me on this device' })
const stop = (page: Page) => page.getByRole('button', { name: 'Do not tell me on this device' })

test('NTF-02 NTF-03 a device is registered when its person asks and the browser allows, anew after seven days, and no more when they say so; a push refreshes the list, and shows what is new to who works elsewhere', async ({
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
  await expect(
    page.getByText('This device tells you of what is new while Vidya is open in a window.'),
  ).toBeVisible()
  expect(told).toEqual([['fcm-token', expect.stringMatching(/^page-[0-9a-f-]{36}$/)]])
  const [[, token]] = told as [[string, string]]
  const following = page.waitForResponse(stream)
  await page.reload()
  await expect(stop(page)).toBeVisible()
  expect(told).toHaveLength(1)
  await following

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
