import { expect, type Page } from '@playwright/test'

type Recorded = { name: string; properties: Record<string, unknown> }

/**
 * Listens to what the page POSTs to /v1/analytics/events (MOD-03, FLT-08, CAT-05); call it before the page opens. The body of
 * a cloned Request is a stream that the browser does not show to Playwright, so the page itself tells it.
 */
export const listenToEvents = async (page: Page) => {
  const heard: Recorded[] = []
  await page.exposeFunction('hearEvent', (event: Recorded) => {
    heard.push(event)
  })
  await page.addInitScript(() => {
    const send = window.fetch
    window.fetch = async (input, init) => {
      const request = new Request(input, init)
      if (request.method === 'POST' && request.url.endsWith('/v1/analytics/events'))
        (window as unknown as { hearEvent: (event: unknown) => void }).hearEvent(
          await request.clone().json(),
        )
      return send(request)
    }
  })
  const of = (name: string) => heard.filter((event) => event.name === name)
  /** Waits until the events of a name have exactly these properties, in their order. */
  const expectEvents = (name: string, properties: Record<string, unknown>[]) =>
    expect.poll(() => of(name).map((event) => event.properties)).toEqual(properties)
  return { expectEvents }
}

/** Waits for the next POST of an event that the server takes. */
export const nextEvent = async (page: Page): Promise<void> => {
  const answer = await page.waitForResponse(
    (response) =>
      response.request().method() === 'POST' && response.url().endsWith('/v1/analytics/events'),
  )
  expect(answer.ok(), `an event was answered ${answer.status()}`).toBe(true)
}
