import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RequirementFact, TestFact } from './facts.types.ts'

const line = /^- ([A-Z]{3}-\d{2}) (.*)$/gm
const id = /\b[A-Z]{3}-\d{2}\b/g

/** The statements of docs/requirements.md, each with the tests whose titles name it. */
export const requirementsIn = (repo: string, tests: readonly TestFact[]): RequirementFact[] => {
  const file = join(repo, 'docs/requirements.md')
  if (!existsSync(file)) return []
  const naming = new Map<string, TestFact[]>()
  for (const test of tests)
    for (const name of new Set(test.title.match(id)))
      naming.set(name, [...(naming.get(name) ?? []), test])
  return [...readFileSync(file, 'utf8').matchAll(line)].map(([, name, text]) => ({
    id: name!,
    text: text!.replaceAll('**', ''),
    tests: naming.get(name!) ?? [],
  }))
}
