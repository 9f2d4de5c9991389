import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { operationsOf, uncalled } from './callers.ts'

const read = (file: string) => readFileSync(file, 'utf8')
const texts = execFileSync('git', ['ls-files', 'src'], { encoding: 'utf8' })
	.split('\n')
	.filter((file) => /\.tsx?$/.test(file) && existsSync(file))
	.map(read)
const operations = operationsOf(
	JSON.parse(read('openapi/v1.gen.json')),
	read('openapi/graph.graphql'),
)
const faults = uncalled(
	operations,
	{
		all: texts.join('\n'),
		graph: texts.filter((text) => text.includes("'#api/graph.ts'")).join('\n'),
	},
	read('docs/decisions/0039-operations-for-other-clients.md'),
	(file) => (existsSync(file) ? read(file) : null),
)
for (const fault of faults) console.error(fault)
if (operations.length === 0) console.error('The contract has no operations.')
process.exit(operations.length === 0 || faults.length > 0 ? 1 : 0)
