import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { checkSpecification } from './specification.ts'

const read = (file: string) => readFileSync(file, 'utf8')
const ids = [...read('docs/requirements.md').matchAll(/^- ([A-Z]{3}-\d{2}) /gm)]
const decisions = readdirSync('docs/decisions')
const { faults, open } = checkSpecification(read('docs/specification.md'), {
	ids: new Set(ids.map(([, id]) => id!)),
	readTest: (file) => (existsSync(`tests/${file}`) ? read(`tests/${file}`) : null),
	isDecision: (number) => decisions.some((file) => file.startsWith(`${number}-`)),
})
for (const fault of faults) console.error(fault)
console.info(`${open} statements are open.`)
process.exit(faults.length > 0 ? 1 : 0)
