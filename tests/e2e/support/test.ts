import { appendFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { test as base, type Page } from '@playwright/test'
import { browserFolder } from '#atlas/coverage/seen-in-browser.ts'
import { withoutNudges } from './journeys/nudges.ts'

type Told = { type: string; machine: string; transitions?: string[] }

/** Listens in every page as an atlas tab would (ATL-08) and passes on which transitions the product's machines take. */
const listen = () => {
  const channel = new BroadcastChannel('vidya-atlas')
  const { tookTransitions } = window as unknown as {
    tookTransitions: (machine: string, transitions: string[]) => void
  }
  channel.onmessage = ({ data: { type, machine, transitions = [] } }: MessageEvent<Told>) => {
    if (type === 'product.arrived') channel.postMessage({ type: 'atlas.hello', atlas: 'tests' })
    else if (transitions.length > 0) tookTransitions(machine, transitions)
  }
}

/** Waits until the browser has taken over a rendered page; where that never comes, the test goes on with what is there. */
const untilReady = (page: Page) =>
  page
    .waitForFunction(
      () => !window.replayEarlyInput || performance.getEntriesByName('page-ready').length > 0,
      undefined,
      { timeout: 10_000 },
    )
    .catch(() => undefined)

/**
 * Lets a page be opened and loaded anew until it answers, unless a test asks for less: presses before that have tests of their own. A page
 * that a test opens beside its own asks for this itself.
 */
export const waitForAnswers = (page: Page): void => {
  const { goto, reload } = page
  page.goto = async (url, options) => {
    const answer = await goto.call(page, url, options)
    if (options?.waitUntil !== 'commit') await untilReady(page)
    return answer
  }
  page.reload = async (options) => {
    const answer = await reload.call(page, options)
    if (options?.waitUntil !== 'commit') await untilReady(page)
    return answer
  }
}

/**
 * Playwright's test that also notes what the browser run really takes, for `npm run atlas -- coverage`. A machine that starts with
 * the page has made its first moves before anybody hears them; those are not counted.
 */
export const test = base.extend<{ taken: undefined }>({
  page: async ({ page }, use) => {
    waitForAnswers(page)
    await use(page)
  },
  taken: [
    async ({ context }, use, { workerIndex }) => {
      const lines = new Set<string>()
      await context.exposeFunction('tookTransitions', (machine: string, transitions: string[]) => {
        for (const transition of transitions) lines.add(JSON.stringify([machine, transition]))
      })
      await context.addInitScript(listen)
      await withoutNudges(context)
      await use(undefined)
      // A call that a test still holds when it ends belongs to nobody.
      for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' })
      mkdirSync(browserFolder, { recursive: true })
      appendFileSync(join(browserFolder, `${workerIndex}.jsonl`), `${[...lines].join('\n')}\n`)
    },
    { auto: true },
  ],
})
