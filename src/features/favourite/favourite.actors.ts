import type { QueryClient } from '@tanstack/react-query'
import { fromPromise } from 'xstate'
import { ApiError } from '#api/api-error.ts'
import { api } from '#api/client.ts'
import type { FavouriteActors, FavouriteVerdict } from '#machines/favourite/favourite.types.ts'
import { refetchCards } from './refetch-cards.ts'

const verdictOf = async (
  call: Promise<unknown>,
  refresh: () => unknown,
): Promise<FavouriteVerdict> => {
  try {
    await call
    await refresh()
    return { kind: 'saved' }
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return { kind: 'signedOut' }
    throw error
  }
}

/** The calls of a bookmark (CRD-05); favourites and cards are refetched afterwards. */
export const favouriteActors = (queryClient: QueryClient) => {
  const refresh = () => {
    void refetchCards(queryClient)
    return queryClient.invalidateQueries({ queryKey: ['mine', 'favourites'] })
  }
  const params = (webinar_id: string) => ({ params: { path: { webinar_id } } })
  return {
    addFavourite: fromPromise(({ input, signal }) =>
      verdictOf(
        api.PUT('/user/favourites/{webinar_id}', { ...params(input.productId), signal }),
        refresh,
      ),
    ),
    removeFavourite: fromPromise(({ input, signal }) =>
      verdictOf(
        api.DELETE('/user/favourites/{webinar_id}', { ...params(input.productId), signal }),
        refresh,
      ),
    ),
  } satisfies FavouriteActors
}
