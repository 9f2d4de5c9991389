import { appendFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { test as base } from '@playwright/test'
import { browserFolder } from '#atlas/coverage/seen-in-browser.ts'

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

/**
 * Playwright's test that also notes what the browser run really takes, for `npm run atlas -- coverage`. A machine that starts with
 * the page has made its first moves before anybody hears them; those are not counted.
 */
export const test = base.extend<{ taken: undefined }>({
  taken: [
    async ({ context }, use, { workerIndex }) => {
      const lines = new Set<string>()
      await context.exposeFunction('tookTransitions', (machine: string, transitions: string[]) => {
        for (const transition of transitions) lines.add(JSON.stringify([machine, transition]))
      })
      await context.addInitScript(listen)
      await use(undefined)
      // A call that a test still holds when it ends belongs to nobody.
      for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' })
      mkdirSync(browserFolder, { recursive: true })
      appendFileSync(join(browserFolder, `${workerIndex}.jsonl`), `${[...lines].join('\n')}\n`)
    },
    { auto: true },
  ],
})
