import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { livesIn, statusWrites } from './status-writes.ts'

const listed = execFileSync('git', ['ls-files', 'server/**/*.ts'], { encoding: 'utf8' })
const files = new Map(
	listed
		.split('\n')
		.filter((file) => file && existsSync(file))
		.map((file) => [file, readFileSync(file, 'utf8')]),
)
const faults = statusWrites(files)
for (const fault of faults) console.error(fault)
const isEmpty = livesIn([...files.values()]).length === 0
if (isEmpty) console.error('No store hands a table to moveTo.')
process.exit(isEmpty || faults.length > 0 ? 1 : 0)
