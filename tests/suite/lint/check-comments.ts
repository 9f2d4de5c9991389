import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { longComments } from './long-comments.ts'

const listed = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs', '*.cjs', '*.js'], {
  encoding: 'utf8',
})
const files = listed
  .split('\n')
  .filter((file) => file && !file.endsWith('.gen.ts') && existsSync(file))
const faults = files.flatMap((file) => longComments(file, readFileSync(file, 'utf8')))
for (const place of faults) console.error(`${place} has a comment line of more than 100 characters`)
process.exit(faults.length === 0 ? 0 : 1)
