import type { Browser } from '@playwright/test'
import { type Fetched, settle, visit } from './visit.ts'

/** Bytes over the wire by kind of file. */
export type Weights = Record<
	'script' | 'style' | 'font' | 'picture' | 'html' | 'data' | 'headers',
	number
>

/** The first load of a page on a cold browser. */
export type FirstLoad = { requests: number; gz: Weights; brotli: Weights; fetched: Fetched[] }

const weigh = (fetched: Fetched[]): Weights => {
	const weights: Weights = {
		script: 0,
		style: 0,
		font: 0,
		picture: 0,
		html: 0,
		data: 0,
		headers: 0,
	}
	for (const { type, bytes, headers } of fetched) {
		weights[type as keyof Weights] += bytes
		weights.headers += headers
	}
	return weights
}

const load = (browser: Browser, url: string, encoding: 'gzip' | 'br') =>
	visit(browser, { encoding }, async (seen) => {
		await seen.page.goto(url)
		await settle(seen)
		return seen.fetched
	})

/**
 * Loads a page twice in a cold browser, with gzip and with brotli. `fetched` is the load with gzip.
 */
export const measureFirstLoad = async (browser: Browser, url: string): Promise<FirstLoad> => {
	const gz = await load(browser, url, 'gzip')
	const brotli = await load(browser, url, 'br')
	return { requests: gz.length, gz: weigh(gz), brotli: weigh(brotli), fetched: gz }
}
