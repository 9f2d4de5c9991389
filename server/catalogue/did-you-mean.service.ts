import { proposalsOf } from '#server/catalogue/did-you-mean.rules.ts'
import { planSearch } from '#server/catalogue/search.rules.ts'
import { findPlanned, planOf, type Wanted } from '#server/catalogue/search.service.ts'
import { countMatches } from '#server/catalogue/search.store.ts'
import { readSearch } from '#server/catalogue/search-reading.service.ts'
import type { Deps } from '#server/platform/deps.ts'

/** The first of these texts that finds something with the same filters. */
const firstThatFinds = async (deps: Deps, texts: string[], { filter, shelf }: Wanted) => {
  for (const text of texts) {
    const plan = await planOf(deps, text)
    if (plan && (await countMatches(deps.searchDb, { plan, filter, shelf }, 1)) > 0) return text
  }
  return undefined
}

/**
 * CAT-04: one page of a search, and, when it finds nothing or only what is spelt nearly like it, other words that find something.
 * Two such texts are tried at most.
 */
export const searchOrPropose = async (deps: Deps, wanted: Wanted) => {
  const reading = await readSearch(deps, wanted.filter.search ?? '')
  if (!reading) return { total: 0, ids: [], proposal: undefined }
  const plan = planSearch(reading)
  const found = await findPlanned(deps, plan, wanted)
  if (found.total > 0 && !plan?.isNear) return { ...found, proposal: undefined }
  return { ...found, proposal: await firstThatFinds(deps, proposalsOf(reading), wanted) }
}
