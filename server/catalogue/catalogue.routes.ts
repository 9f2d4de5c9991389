import { showResource } from '#server/catalogue/detail.ts'
import * as favourites from '#server/catalogue/favourite.store.ts'
import { listCards } from '#server/catalogue/list.store.ts'
import { listRecommendations } from '#server/catalogue/recommend.store.ts'
import { type Handlers, signedIn } from '#server/contract.ts'
import type { Deps } from '#server/deps.ts'

/** CAT-07, CAT-09: lists, search, recommendations, bookmarks and the pages of single resources. */
export const catalogueHandlers = (deps: Deps): Handlers => {
  const { db } = deps
  return {
    listLearning: ({ query, account }) => listCards(db, query, account?.id ?? null),

    listParentLearnings: (call) => listCards(db, call.query, signedIn(call).id, 'parents'),

    listBundles: ({ query, account }) => listCards(db, query, account?.id ?? null, 'bundles'),

    searchLearning: async ({ query, account }) => {
      const { q: search, limit, offset } = query
      const { total, data } = await listCards(db, { search, limit, offset }, account?.id ?? null)
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

    listRecommendations: ({ query, account }) =>
      listRecommendations(db, account?.id ?? null, query),

    getResource: ({ params, account }) =>
      showResource(db, { slug: params.slug }, account?.id ?? null),

    getCourse: ({ params, account }) =>
      showResource(db, { slugtitle: params.slugtitle }, account?.id ?? null),

    getBundle: ({ params, account }) =>
      showResource(db, { slug: params.slug }, account?.id ?? null, 'bundle'),

    listFavourites: (call) => favourites.listFavourites(db, signedIn(call).id, call.query),

    addFavourite: async (call) => {
      const mark = {
        accountId: signedIn(call).id,
        webinarId: call.params.webinar_id,
        now: deps.clock(),
      }
      return { favourite_id: await favourites.addFavourite(db, mark) }
    },

    removeFavourite: async (call) => {
      await favourites.removeFavourite(db, signedIn(call).id, call.params.webinar_id)
      return undefined
    },
  }
}
