import { isAsked } from '../../suite/machines-asked.ts'
import { drivers } from '../drivers/drivers.ts'
import { drivenSuite } from '../support/driven-suite.ts'
import { runSuite } from '../support/run-suite.ts'

const asked = Object.values(drivers).filter(({ noun }) => isAsked(noun))

for (const driver of asked) runSuite(driver.noun, drivenSuite(driver).paths)
