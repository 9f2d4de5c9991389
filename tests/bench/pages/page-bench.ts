import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { findItem } from './demo-item.ts'
import { type FirstLoad, measureFirstLoad } from './first-load.ts'
import { type Interaction, measureInteractions, medianInteractions } from './interaction-bench.ts'
import { askLighthouse, type LighthouseFigures, loadLighthouse } from './lighthouse.ts'
import { type MainThread, profileMainThread } from './main-thread.ts'
import { medians } from './medians.ts'
import { measureVitals, type Vitals } from './page-vitals.ts'
import { openReferences } from './reference-server.ts'
import { buildWithMaps, type PackageTable, tableOf } from './source-map-table.ts'
import { SITE_PORT, withSite } from './with-site.ts'

/** Figures of one page, or of a reference; Lighthouse only where it is installed. */
export type PageFigures = {
	name: string
	load: FirstLoad
	vitals: Vitals
	lighthouse: LighthouseFigures | null
}

/** All figures of the browser side. */
export type PagesFigures = {
	item: string
	ours: PageFigures[]
	statics: PageFigures[]
	bare: PageFigures
	interactions: Interaction[]
	packages: Record<string, PackageTable>
	mainThread: MainThread
}

type Target = { name: string; url: string; hydrates: boolean }

/** Runs a measurement several times, one after the other. */
const repeat = async <Result>(times: number, measure: () => Promise<Result>): Promise<Result[]> => {
	const results: Result[] = []
	while (results.length < times) results.push(await measure())
	return results
}

/**
 * Visits all pages in every round, so that a busy moment of the machine affects all of them alike.
 */
const measureAll = async (
	browser: Browser,
	targets: Target[],
	times: number,
): Promise<PageFigures[]> => {
	const lighthouse = await loadLighthouse()
	const loads = new Map<string, FirstLoad>()
	for (const { url } of targets) loads.set(url, await measureFirstLoad(browser, url))
	const rounds = await repeat(times, async () => {
		const round = new Map<string, { vitals: Vitals; lighthouse: LighthouseFigures | null }>()
		for (const { url, hydrates } of targets)
			round.set(url, {
				vitals: await measureVitals(browser, url, hydrates),
				lighthouse: lighthouse && (await askLighthouse(lighthouse, url)),
			})
		return round
	})
	return targets.map(({ name, url }) => {
		const each = rounds.map((round) => round.get(url)!)
		return {
			name,
			load: loads.get(url)!,
			vitals: medians(each.map(({ vitals }) => vitals)),
			lighthouse: lighthouse && medians(each.map((one) => one.lighthouse!)),
		}
	})
}

/** Measures the interactions of the catalogue on the demo data; medians over the rounds. */
export const benchInteractions = (rounds: number): Promise<Interaction[]> =>
	withSite(async ({ browser, origin }) =>
		medianInteractions(await repeat(rounds, () => measureInteractions(browser, origin))),
	)

/**
 * Measures `/`, `/learning` and an item in Chromium, beside static pages and a bare client, on the
 * demo data. The seed chooses the item. Times are medians over the rounds.
 */
export const benchPages = (seed: number, rounds: number): Promise<PagesFigures> =>
	withSite(async ({ browser, origin, folder }) => {
		const references = await openReferences(origin, {
			folder,
			port: SITE_PORT + 1,
			covers: join(folder, 'data', 'covers'),
		})
		try {
			const item = await findItem(origin, seed)
			const paths = ['/', '/learning', item]
			const targetsOf = (kind: string, from: string) =>
				paths.map((path) => ({
					name: `${kind} ${path}`,
					url: from + path,
					hydrates: kind === 'ours',
				}))
			const bareClient = {
				name: 'bare client',
				url: `${references.origin}/bare/`,
				hydrates: false,
			}
			const figures = await measureAll(
				browser,
				[...targetsOf('ours', origin), ...targetsOf('static', references.origin), bareClient],
				rounds,
			)
			const walks = await repeat(rounds, () => measureInteractions(browser, origin))
			const maps = join(folder, 'maps')
			await buildWithMaps(maps)
			const ofOurs = figures.slice(0, 3)
			return {
				item,
				ours: ofOurs,
				statics: figures.slice(3, 6),
				bare: figures[6]!,
				interactions: medianInteractions(walks),
				mainThread: await profileMainThread(browser, `${origin}/learning`, maps),
				packages: Object.fromEntries(
					ofOurs.map(({ load }, n) => [paths[n], tableOf(maps, load.fetched)]),
				),
			}
		} finally {
			await references.close()
		}
	})
