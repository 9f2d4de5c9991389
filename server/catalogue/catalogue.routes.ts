import { personaliseResource, showResource } from '#server/catalogue/detail.ts'
import { listCards } from '#server/catalogue/list.store.ts'
import type { ListFilter, Shelf } from '#server/catalogue/list-filter.ts'
import { personalise } from '#server/catalogue/personal.store.ts'
import { recentAnswers } from '#server/catalogue/recent.ts'
import type { Account } from '#server/platform/contract/account.ts'
import { type Handlers, requireAccount } from '#server/platform/contract/contract.ts'
import type { Deps } from '#server/platform/deps.ts'

/** CAT-07, CAT-09: lists, search, recommendations and the pages of single resources. */
export const catalogueHandlers = (deps: Deps): Handlers => {
  const { db } = deps
  const recently = recentAnswers()

  const list = async (filter: ListFilter, account: Account | null, of: Shelf) => {
    const { total, data } = await recently(JSON.stringify([of, filter]), () =>
      listCards(db, filter, of),
    )
    return { total, data: await personalise(db, account?.id ?? null, data) }
  }

  const show = async (
    by: { slug: string } | { slugtitle: string },
    account: Account | null,
    only?: 'bundle',
  ) => {
    const page = await recently(JSON.stringify([by, only]), () => showResource(db, by, only))
    return personaliseResource(db, account?.id ?? null, page)
  }

  return {
    listLearning: ({ query, account }) => list(query, account, 'resources'),

    listParentLearnings: (call) => list(call.query, requireAccount(call), 'parents'),

    listBundles: ({ query, account }) => list(query, account, 'bundles'),

    searchLearning: async ({ query, account }) => {
      const { q: search, limit, offset } = query
      const { total, data } = await list({ search, limit, offset }, account, 'resources')
      return {
        total,
        data: data.map((card) => ({
          course_id: card.id,
          slug: card.slug,
          course_slug: card.slugtitle,
          instructor_name: card.temp_instructor_name,
          course_price: card.price,
          category: card.course_type,
          course_thumbnail: card.cover?.src ?? null,
          search_count: total,
          webinar: card,
        })),
      }
    },

    getResource: ({ params, account }) => show({ slug: params.slug }, account),

    getCourse: ({ params, account }) => show({ slugtitle: params.slugtitle }, account),

    getBundle: ({ params, account }) => show({ slug: params.slug }, account, 'bundle'),
  }
}
