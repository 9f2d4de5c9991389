import { writeFileSync } from 'node:fs'
import { projectHere } from '#atlas/load/project.ts'
import { subjectsOfProject } from '#atlas/load/subjects.ts'
import { demoPaths, writeDemoPaths } from './demo-paths.ts'

// `npm run gen:journeys`: what the server's seed replays as a month of demo journeys.
const subjects = await subjectsOfProject(await projectHere())
const models = Object.fromEntries(subjects.map(({ noun, model }) => [noun, model]))
writeFileSync('demo/demo-journeys.json', writeDemoPaths(demoPaths(models)))
