import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { faultsOfFolders } from './folders.ts'

const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
	encoding: 'utf8',
})
const files = listed.split('\n').filter((file) => file && existsSync(file))
const faults = faultsOfFolders(files, readFileSync('docs/glossary.md', 'utf8'))
for (const fault of faults) console.error(fault)
process.exit(faults.length === 0 ? 0 : 1)
