import { drivenSuite } from './driven-suite.ts'
import { drivers } from './drivers/drivers.ts'
import { runSuite } from './run-suite.ts'

for (const driver of Object.values(drivers)) runSuite(driver.noun, drivenSuite(driver).paths)
