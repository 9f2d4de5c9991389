import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { faultsOfIds } from './requirement-ids.ts'

/** Examples of ids that are none. */
const examples = /requirement-ids\.test\.ts$/

const sources = ['machines', 'tests'].flatMap((folder) =>
	readdirSync(folder, { recursive: true, encoding: 'utf8' })
		.filter((file) => /\.tsx?$/.test(file) && !examples.test(file))
		.map((file) => join(folder, file))
		.map((file) => ({ file, text: readFileSync(file, 'utf8') })),
)
const faults = faultsOfIds(readFileSync('docs/requirements.md', 'utf8'), sources)
for (const fault of faults) console.error(fault)
process.exit(faults.length === 0 ? 0 : 1)
