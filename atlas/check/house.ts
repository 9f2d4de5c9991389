import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What the gates know of the checkout around the machines: its folder, and the ids in docs/requirements.md. */
export type House = { home: string; requirements: ReadonlySet<string> }

/** Reads the house that a folder holds. */
export const houseAt = (home: string): House => {
  const text = readFileSync(join(home, 'docs/requirements.md'), 'utf8')
  return {
    home,
    requirements: new Set([...text.matchAll(/^- ([A-Z]{3}-\d{2}) /gm)].map(([, id]) => id!)),
  }
}
