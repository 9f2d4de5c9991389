import type { IResolvers } from 'mercurius'
import { catalogueGraph } from './catalogue/catalogue/catalogue.graph.ts'
import { favouriteGraph } from './catalogue/favourite/favourite.graph.ts'
import { getReference } from './catalogue/reference/reference.service.ts'
import { learningGraph } from './learning/learning/learning.graph.ts'
import { profileGraph } from './people/profile/profile.graph.ts'
import type { Deps } from './platform/deps.ts'
import { cartGraph } from './shop/cart/cart.graph.ts'

/** Every field of openapi/graph.graphql that this server resolves (API-02). */
export const graphResolvers = (deps: Deps): IResolvers => {
	const cart = cartGraph(deps)
	const favourite = favouriteGraph(deps)
	const profile = profileGraph(deps, () => getReference(deps))
	return {
		Query: {
			...catalogueGraph(deps).Query,
			...learningGraph(deps).Query,
			...cart.Query,
			...favourite.Query,
			...profile.Query,
		},
		Mutation: { ...cart.Mutation, ...favourite.Mutation, ...profile.Mutation },
	} as IResolvers
}
