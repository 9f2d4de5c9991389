import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium } from '@playwright/test'
import { chromiumFlags, findChromium } from '../../e2e/support/find-chromium.ts'

/** Lighthouse's figures of a page on a simulated phone: score of 100, times in ms. */
export type LighthouseFigures = {
	score: number
	fcp: number
	lcp: number
	tbt: number
	cls: number
}

type Report = {
	categories: { performance: { score: number } }
	audits: Record<string, { numericValue: number }>
}
type Lighthouse = (url: string, flags: object) => Promise<{ lhr: Report } | undefined>

const PORT = 9339

/** How Lighthouse comes here; it is no dependency, for it weighs 185 MB. */
export const howToInstall = 'npm install --prefix .cache/lighthouse --ignore-scripts lighthouse'

/** The Lighthouse that is installed in .cache/lighthouse; null without one. */
export const loadLighthouse = async (): Promise<Lighthouse | null> => {
	const installed = createRequire(resolve('.cache/lighthouse/package.json'))
	try {
		const { default: lighthouse } = (await import(
			pathToFileURL(installed.resolve('lighthouse')).href
		)) as { default: Lighthouse }
		return lighthouse
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code === 'MODULE_NOT_FOUND') return null
		throw error
	}
}

/** Measures a page once in a new browser. */
export const askLighthouse = async (
	lighthouse: Lighthouse,
	url: string,
): Promise<LighthouseFigures> => {
	const browser = await chromium.launch({
		executablePath: findChromium(),
		args: [...chromiumFlags, `--remote-debugging-port=${PORT}`],
	})
	try {
		const flags = { port: PORT, onlyCategories: ['performance'], logLevel: 'error' }
		const { lhr } = (await lighthouse(url, flags))!
		const value = (audit: string) => lhr.audits[audit]!.numericValue
		return {
			score: lhr.categories.performance.score * 100,
			fcp: value('first-contentful-paint'),
			lcp: value('largest-contentful-paint'),
			tbt: value('total-blocking-time'),
			cls: value('cumulative-layout-shift'),
		}
	} finally {
		await browser.close()
	}
}
