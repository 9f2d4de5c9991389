import { join, resolve } from 'node:path'
import { nounsIn } from '#atlas/load/product.ts'
import { collectFacts } from './collect-facts.ts'
import { collectHistory } from './collect-history.ts'

// Prints facts as JSON by name: `machines` and `history/<noun>`, all of them unless some are named.
const repo = resolve(import.meta.dirname, '../..')
const nouns = nounsIn(join(repo, 'machines'))
const all = ['machines', ...nouns.map((noun) => `history/${noun}`)]
const wanted = process.argv.slice(2)
const facts: Record<string, unknown> = {}
for (const name of all.filter((one) => wanted.length === 0 || wanted.includes(one)))
  facts[name] =
    name === 'machines'
      ? await collectFacts(repo)
      : await collectHistory(repo, name.slice('history/'.length))
process.stdout.write(JSON.stringify(facts))
