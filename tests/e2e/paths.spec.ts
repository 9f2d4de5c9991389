import { isAsked } from '../suite/machines-asked.ts'
import { drivenSuite } from './driven-suite.ts'
import { drivers } from './drivers/drivers.ts'
import { runSuite } from './run-suite.ts'

const asked = Object.values(drivers).filter(({ noun }) => isAsked(noun))

for (const driver of asked) runSuite(driver.noun, drivenSuite(driver).paths)
