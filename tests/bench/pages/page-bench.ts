import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { chromiumFlags, findChromium } from '../../e2e/find-chromium.ts'
import { start } from '../running.ts'
import { findItem } from './demo-item.ts'
import { type FirstLoad, measureFirstLoad } from './first-load.ts'
import { measureVitals, medians, type Vitals } from './page-vitals.ts'
import { openReferences } from './reference-server.ts'
import { buildWithMaps, type PackageTable, tableOf } from './source-map-table.ts'

/** What the bench tells of one page, or of a reference. */
export type PageFigures = { name: string; load: FirstLoad; vitals: Vitals }

/** All figures of the browser side. */
export type PagesFigures = {
  item: string
  ours: PageFigures[]
  statics: PageFigures[]
  bare: PageFigures
  packages: Record<string, PackageTable>
}

const PORT = 4340

type Target = { name: string; url: string }

const measureAll = async (
  browser: Browser,
  targets: Target[],
  times: number,
): Promise<PageFigures[]> => {
  const all: (Target & { load: FirstLoad; rounds: Vitals[] })[] = []
  for (const target of targets)
    all.push({ ...target, load: await measureFirstLoad(browser, target.url), rounds: [] })
  for (let round = 0; round < times; round += 1)
    for (const { url, rounds } of all) rounds.push(await measureVitals(browser, url))
  return all.map(({ name, load, rounds }) => ({ name, load, vitals: medians(rounds) }))
}

/**
 * Measures `/`, `/learning` and an item in Chromium, beside static pages and a bare client, on the demo data. The seed chooses the item;
 * times are medians of as many rounds.
 */
export const benchPages = async (seed: number, rounds: number): Promise<PagesFigures> => {
  const folder = mkdtempSync(join(tmpdir(), 'vidya-pages-'))
  const data = join(folder, 'data')
  const origin = `http://127.0.0.1:${PORT}`
  const env = { DATABASE_URL: '', DATA_DIR: data, PUBLIC_URL: origin, RATE_LIMIT: '2000000000' }
  const ours = await start('tests/bench/our-server.ts', PORT, env)
  const references = await openReferences(origin, {
    folder,
    port: PORT + 1,
    covers: join(data, 'covers'),
  })
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags })
  try {
    const item = await findItem(origin, seed)
    const paths = ['/', '/learning', item]
    const targetsOf = (kind: string, from: string) =>
      paths.map((path) => ({ name: `${kind} ${path}`, url: from + path }))
    const bareClient = { name: 'bare client', url: `${references.origin}/bare/` }
    const figures = await measureAll(
      browser,
      [...targetsOf('ours', origin), ...targetsOf('static', references.origin), bareClient],
      rounds,
    )
    const maps = join(folder, 'maps')
    await buildWithMaps(maps)
    const ofOurs = figures.slice(0, 3)
    return {
      item,
      ours: ofOurs,
      statics: figures.slice(3, 6),
      bare: figures[6]!,
      packages: Object.fromEntries(
        ofOurs.map(({ load }, n) => [paths[n], tableOf(maps, load.fetched)]),
      ),
    }
  } finally {
    await browser.close()
    await references.close()
    await ours.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
