import { rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { addStaff } from './add-staff.ts'
import { copyOriginal, writeOriginal } from './demo-copy.ts'
import { shiftClock } from './shift-clock.ts'

// The browser tests' server: the product as `npm start` serves it, with its own data.
writeOriginal()
copyOriginal('.cache/e2e-data')
await addStaff('.cache/e2e-data/db')
rmSync('.cache/atlas/browser', { recursive: true, force: true })
process.env.DATA_DIR = '.cache/e2e-data'
process.env.LOGIN_LINK_LIMIT = '1000'
// One test asks for every page of every account.
process.env.RATE_LIMIT = '30000'
// All tests are one visitor.
process.env.EVENTS_A_DAY = '25000000'
process.env.JOURNEYS_A_DAY = '25000000'
process.env.CALL_BACKS_A_DAY = '250000'
process.env.MAX_EVENT_LOOP_DELAY_MS = '60000'
delete process.env.DATABASE_URL
shiftClock()
await import(pathToFileURL(resolve('.cache/server/main.js')).href)
