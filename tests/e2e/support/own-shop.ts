import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startProcess } from '../../server/support/round-robin.ts'
import { copyOriginal } from './demo-copy.ts'
import { test } from './test.ts'

/**
 * The tests' `test` in a separate shop with the demo, for a test that uses up something of the
 * demo that no call gives back.
 */
export const ownShopTest = test.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures here
  baseURL: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'vidya-own-'))
    const data = join(folder, 'data')
    copyOriginal(data)
    const server = await startProcess({
      ...{
        DATABASE_URL: undefined,
        DATA_DIR: data,
        RATE_LIMIT: '20000',
        DRAIN_MS: '0',
        LOGIN_LINK_LIMIT: '1000',
      },
      // A busy machine is no fault of the server.
      MAX_EVENT_LOOP_DELAY_MS: '60000',
    })
    await use(`http://localhost:${server.port}`)
    await server.stop()
    await rm(folder, { recursive: true })
  },
})
