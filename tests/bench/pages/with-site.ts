import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { chromiumFlags, findChromium } from '../../e2e/support/find-chromium.ts'
import { start } from '../running.ts'

/** BENCH_PORT, or 4340; the port after it is free for what the site is measured beside. */
export const SITE_PORT = Number(process.env.BENCH_PORT ?? 4340)

/**
 * A running product on the demo data, a browser, and a temporary folder. The product owns its
 * `data`.
 */
export type Site = { origin: string; browser: Browser; folder: string }

/** Starts the product in its own process and a browser, and stops both after the work. */
export const withSite = async <Result>(work: (site: Site) => Promise<Result>): Promise<Result> => {
	const folder = mkdtempSync(join(tmpdir(), 'vidya-pages-'))
	const origin = `http://127.0.0.1:${SITE_PORT}`
	const data = join(folder, 'data')
	const env = { DATABASE_URL: '', DATA_DIR: data, PUBLIC_URL: origin, RATE_LIMIT: '2000000000' }
	const product = await start('tests/bench/our-server.ts', SITE_PORT, env)
	const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags })
	try {
		return await work({ origin, browser, folder })
	} finally {
		await browser.close()
		await product.stop()
		rmSync(folder, { recursive: true, force: true })
	}
}
