import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { chromiumFlags, findHeadlessShell } from './tests/e2e/support/find-chromium.ts'
import { postgresFiles } from './tests/server/support/database/on-both-databases.ts'
import { SlowestFirst } from './tests/suite/slowest-first.ts'

const server = {
	globalSetup: ['tests/server/support/database/template-database.ts'],
	include: ['tests/server/**/*.test.ts'],
	environment: 'node' as const,
	// Modules of a test file are kept for the next one of its worker: loading the server again for
	// each takes a third of the run's time.
	isolate: false,
	// Upper limits for a busy machine; nothing waits for them that goes well.
	testTimeout: 120_000,
	hookTimeout: 120_000,
	expect: { poll: { timeout: 60_000 } },
}

export default defineConfig({
	test: {
		// The default leaves one core to nothing on a machine of two.
		maxWorkers: '100%',
		sequence: { sequencer: SlowestFirst },
		projects: [
			{
				test: {
					name: 'machines',
					include: ['tests/{machines,atlas,build,requirements,suite}/**/*.test.ts'],
					environment: 'node',
					// As above: a fifth of the run's time.
					isolate: false,
					// An upper limit for a busy machine, as above.
					testTimeout: 120_000,
					hookTimeout: 120_000,
				},
			},
			{
				test: {
					...server,
					name: 'server',
					exclude: ['tests/server/**/*.postgres.test.ts'],
					provide: { testDatabaseUrl: '' },
				},
			},
			{
				test: {
					...server,
					name: 'server-postgres',
					include: [...postgresFiles],
					provide: { testDatabaseUrl: process.env.TEST_DATABASE_URL ?? '' },
				},
			},
			{
				extends: './vite.config.ts',
				test: {
					name: 'views',
					include: ['tests/views/**/*.test.{ts,tsx}'],
					environment: 'node',
					// As above: two thirds of the run's time.
					isolate: false,
				},
			},
			{
				extends: './vite.config.ts',
				// Dependencies found only while a test runs would reload the page under it.
				optimizeDeps: {
					include: [
						'react',
						'react/jsx-dev-runtime',
						'react-dom/client',
						'@tanstack/react-query',
						'@tanstack/react-router',
						'@xstate/react',
						'zod/mini',
						'xstate',
						'openapi-fetch',
						'vitest-browser-react/pure',
						'libphonenumber-js/min',
						'lucide-react/icons/*',
						'@ark-ui/react/*',
					],
				},
				test: {
					name: 'components',
					fileParallelism: false,
					// One page runs all files: a page per file loads every module again, nine tenths of its
					// time.
					isolate: false,
					setupFiles: ['tests/components/support/clean-up.ts'],
					include: ['tests/components/**/*.test.{ts,tsx}'],
					browser: {
						enabled: true,
						headless: true,
						screenshotFailures: false,
						provider: playwright({
							launchOptions: { executablePath: findHeadlessShell(), args: chromiumFlags },
						}),
						instances: [{ browser: 'chromium' }],
					},
				},
			},
		],
	},
})
