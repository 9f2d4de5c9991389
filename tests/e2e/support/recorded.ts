import { expect, type Page } from '@playwright/test'

type Recorded = { id: string; name: string; properties: Record<string, unknown> }

/**
 * Collects what the page sends to /v1/analytics/events (MOD-03, FLT-08, CAT-05). Call it before the
 * page opens. The page reports the bodies itself, because Playwright cannot read the body of a
 * cloned Request.
 */
export const listenToEvents = async (page: Page) => {
	const calls: { by: 'beacon' | 'call'; events: Recorded[] }[] = []
	await page.exposeFunction('hearEvents', (by: 'beacon' | 'call', body: string) => {
		calls.push({ by, events: (JSON.parse(body) as { events: Recorded[] }).events })
	})
	await page.addInitScript(() => {
		const { hearEvents } = window as unknown as { hearEvents: (by: string, body: string) => void }
		const isOurs = (url: string | URL) => String(url).endsWith('/v1/analytics/events')
		const send = window.fetch
		window.fetch = async (input, init) => {
			const request = new Request(input, init)
			if (request.method === 'POST' && isOurs(request.url))
				hearEvents('call', await request.clone().text())
			return send(request)
		}
		const sendBeacon = navigator.sendBeacon.bind(navigator)
		navigator.sendBeacon = (url, data) => {
			if (isOurs(url)) void (data as Blob).text().then((body) => hearEvents('beacon', body))
			return sendBeacon(url, data)
		}
	})
	const of = (name: string) =>
		calls.flatMap(({ events }) => events).filter((event) => event.name === name)
	/** Waits until the events of a name have exactly these properties, in their order. */
	const expectEvents = (name: string, properties: Record<string, unknown>[]) =>
		expect.poll(() => of(name).map((event) => event.properties)).toEqual(properties)
	return { expectEvents, calls }
}

/** Waits for the next POST of events that the server takes. */
export const nextEvent = async (page: Page): Promise<void> => {
	const answer = await page.waitForResponse(
		(response) =>
			response.request().method() === 'POST' && response.url().endsWith('/v1/analytics/events'),
	)
	expect(answer.ok(), `events were answered ${answer.status()}`).toBe(true)
}
