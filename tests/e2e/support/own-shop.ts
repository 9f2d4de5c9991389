import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { type Running, startProcess } from '../../server/support/round-robin.ts'
import { copyOriginal } from './demo-copy.ts'
import { test } from './test.ts'

/**
 * The bundle of `npm start`. V8 compiles the embedded database without optimising it, which takes a
 * third less CPU for a server that lives for one test.
 */
const PROGRAM = ['--liftoff-only', '.cache/server/main.js']

/** Opens a separate shop for a test, in a folder that `prepare` may fill, and ends it after. */
const withShop = async (
	prepare: (data: string) => void,
	env: Record<string, string>,
	use: (shop: Running) => Promise<void>,
) => {
	const folder = await mkdtemp(join(tmpdir(), 'vidya-own-'))
	const data = join(folder, 'data')
	prepare(data)
	const server = await startProcess(
		{
			...{
				DATABASE_URL: undefined,
				DATA_DIR: data,
				RATE_LIMIT: '20000',
				DRAIN_MS: '0',
				LOGIN_LINK_LIMIT: '1000',
			},
			// A busy machine is no fault of the server.
			MAX_EVENT_LOOP_DELAY_MS: '60000',
			...env,
		},
		PROGRAM,
	)
	await use(server)
	await server.stop()
	await rm(folder, { recursive: true })
}

/**
 * The tests' `test` in a separate shop with the demo, for a test that uses up something of the
 * demo that no call gives back.
 */
export const ownShopTest = test.extend({
	// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures here
	baseURL: async ({}, use) =>
		withShop(copyOriginal, {}, ({ port }) => use(`http://localhost:${port}`)),
})

/**
 * The tests' `test` in a new shop without the demo and without an owner; `firstOwnerUrl` is the
 * address that the server printed.
 */
export const newShopTest = test.extend<{ firstOwnerUrl: string }>({
	// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures here
	firstOwnerUrl: async ({}, use) => {
		const nothing = () => undefined
		await withShop(nothing, { DEMO_DATA: 'false' }, async ({ output }) => {
			await expect.poll(output).toContain('#')
			await use(/http\S+#\S+/.exec(output())![0])
		})
	},
	baseURL: async ({ firstOwnerUrl }, use) => use(new URL(firstOwnerUrl).origin),
})
