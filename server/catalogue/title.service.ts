import { answerSearch } from '#server/catalogue/answer.service.ts'
import { findTitles } from '#server/catalogue/title.store.ts'
import type { Deps } from '#server/platform/deps.ts'

/** FND-02: the first resources that the search of the catalogue finds, and how many it finds in all. */
export const suggestResources = async (deps: Deps, text: string, limit: number) => {
  const wanted = {
    filter: { search: text },
    shelf: 'resources' as const,
    page: { limit, offset: 0 },
  }
  const { total, ids } = await answerSearch(deps, wanted)
  return { total, data: ids.length > 0 ? await findTitles(deps.searchDb, { ids }) : [] }
}
