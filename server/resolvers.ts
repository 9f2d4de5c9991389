import type { IResolvers } from 'mercurius'
import { cartGraph } from '#server/cart/cart.graph.ts'
import { catalogueGraph } from '#server/catalogue/catalogue.graph.ts'
import { favouriteGraph } from '#server/favourite/favourite.graph.ts'
import { learningGraph } from '#server/learning/learning.graph.ts'
import type { Deps } from '#server/platform/deps.ts'
import { profileGraph } from '#server/profile/profile.graph.ts'

/** Every field of openapi/graph.graphql that this server resolves (API-02). */
export const graphResolvers = (deps: Deps): IResolvers => {
  const cart = cartGraph(deps)
  const favourite = favouriteGraph(deps)
  const profile = profileGraph(deps)
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
