import { type Handlers, requireAccount } from '#server/platform/contract/contract.ts'
import type { Deps } from '#server/platform/deps.ts'
import { listCards, showResource } from './catalogue.service.ts'
import { countFacets } from './facet.service.ts'

/** CAT-07, CAT-09: lists, search and the pages of single resources. */
export const catalogueHandlers = (deps: Deps): Handlers => ({
	listLearning: ({ query, account }) => listCards(deps, account?.id ?? null, query),

	listParentLearnings: (call) => listCards(deps, requireAccount(call).id, call.query, 'parents'),

	listBundles: ({ query, account }) => listCards(deps, account?.id ?? null, query, 'bundles'),

	countLearning: ({ query: { shelf = 'resources', ...filter } }) =>
		countFacets(deps, filter, shelf),

	searchLearning: async ({ query, account }) => {
		const { q: search, ...narrowed } = query
		const found = await listCards(deps, account?.id ?? null, { search, ...narrowed })
		const { total, data } = found
		return {
			...found,
			data: data.map((card) => ({
				course_id: card.id,
				slug: card.slug,
				course_slug: card.slugtitle,
				instructor_name: card.temp_instructor_name,
				course_price: card.price,
				category: card.course_type,
				course_thumbnail: card.thumbnail,
				search_count: total,
				webinar: card,
			})),
		}
	},

	getResource: ({ params, account }) =>
		showResource(deps, account?.id ?? null, { slug: params.slug }),

	getCourse: ({ params, account }) =>
		showResource(deps, account?.id ?? null, { slugtitle: params.slugtitle }),

	getBundle: ({ params, account }) =>
		showResource(deps, account?.id ?? null, { slug: params.slug }, 'bundle'),
})
