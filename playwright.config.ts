import { globSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { random } from './atlas/graph/paths/random.ts'
import { chromiumFlags, deviceFonts, findHeadlessShell } from './tests/e2e/support/find-chromium.ts'

const port = Number(process.env.E2E_PORT ?? 4173)
/**
 * Address of a running product, for example by npm start; without it the tests start one with its
 * own data.
 */
const running = process.env.E2E_BASE_URL

/**
 * The files of tests in an order that a seed chooses; the projects of a run begin in the order in
 * which they are named.
 */
const shuffled = (seed: number) => {
	const draw = random(seed)
	return globSync('**/*.spec.ts', { cwd: 'tests/e2e' })
		.sort()
		.map((file) => ({ file, rank: draw() }))
		.sort((a, b) => a.rank - b.rank)
		.map(({ file }) => ({ name: file, testMatch: file }))
}

export default defineConfig({
	testDir: 'tests/e2e',
	/** Tests that need PostgreSQL run where one is configured. */
	testIgnore: process.env.TEST_DATABASE_URL ? [] : ['**/*.postgres.spec.ts'],
	outputDir: '.cache/e2e-results',
	fullyParallel: true,
	/** Tests pass in any order: E2E_SEED chooses one. */
	...(process.env.E2E_SEED && { projects: shuffled(Number(process.env.E2E_SEED)) }),
	/**
	 * Five on two cores: tests often wait for a frame, and three workers leave a fifth of the cores
	 * idle.
	 */
	workers: Math.round(availableParallelism() * 2.5),
	// Upper limits for a slow and busy machine; nothing waits for them that goes well.
	timeout: 300_000,
	expect: { timeout: 30_000 },
	/** A test that passes only when repeated fails; the repetition is made for its trace. */
	retries: 1,
	failOnFlakyTests: true,
	reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['line'], ['json']] : [['line']],
	use: {
		baseURL: running ?? `http://localhost:${port}`,
		actionTimeout: 60_000,
		locale: 'en-IN',
		timezoneId: 'Asia/Kolkata',
		/** Tests cannot intercept a service worker's answers; its own tests allow it. */
		serviceWorkers: 'block',
		/** Nothing is awaited that only moves; tests of movement allow it. */
		contextOptions: { reducedMotion: 'reduce' },
		screenshot: 'only-on-failure',
		trace: 'on-first-retry',
		launchOptions: {
			executablePath: findHeadlessShell(),
			args: chromiumFlags,
			env: deviceFonts,
		},
	},
	...(!running && {
		webServer: {
			command: 'node tests/e2e/support/serve.ts',
			url: `http://localhost:${port}/learning`,
			env: { PORT: String(port), LOG_LEVEL: 'warn' },
			timeout: 300_000,
			reuseExistingServer: false,
		},
	}),
})
