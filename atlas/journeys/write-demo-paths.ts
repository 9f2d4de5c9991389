import { writeFileSync } from 'node:fs'
import type { MachineModel } from '#atlas/graph/model.ts'
import { modelIn, nounsIn } from '#atlas/load/product.ts'
import { demoPaths, writeDemoPaths } from './demo-paths.ts'

// `npm run gen:journeys`: what the server's seed replays as a month of demo journeys.
const folder = `${process.cwd()}/machines`
const models: Record<string, MachineModel> = {}
for (const noun of nounsIn(folder)) models[noun] = await modelIn(folder, noun)
writeFileSync('server/demo/demo-journeys.json', writeDemoPaths(demoPaths(models)))
