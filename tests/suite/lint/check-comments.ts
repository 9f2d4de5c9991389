import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { idiomsIn } from './idioms.ts'
import { longComments } from './long-comments.ts'

const patterns = [
	...['*.ts', '*.tsx', '*.mjs', '*.cjs', '*.js', '*.css', '*.md'],
	...['openapi/*.yaml', 'src/i18n/messages/en/*.json'],
]
const listed = execFileSync('git', ['ls-files', ...patterns], { encoding: 'utf8' })
const files = listed
	.split('\n')
	.filter((file) => file && !file.endsWith('.gen.ts') && existsSync(file))
const faults = files.flatMap((file) => {
	const text = readFileSync(file, 'utf8')
	const long = /\.(md|yaml|json)$/.test(file) ? [] : longComments(file, text)
	const tooLong = long.map((place) => `${place} has a comment line of more than 100 characters`)
	return [...tooLong, ...idiomsIn(file, text)]
})
for (const fault of faults) console.error(fault)
if (files.length === 0) console.error('There is no file to check.')
process.exit(files.length > 0 && faults.length === 0 ? 0 : 1)
