import type { QueryClient } from '@tanstack/react-query'
import { fromPromise } from 'xstate'
import { ApiError } from '#api/api-error.ts'
import { api } from '#api/client.ts'
import type { FavouriteActors, FavouriteVerdict } from '#machines/favourite/favourite.types.ts'
import { refetchCards } from './refetch-cards.ts'

/** What can be bookmarked: a resource (CRD-05) or a job (HDR-07). */
export type FavouriteKind = 'resource' | 'job'

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

const calls = {
  resource: {
    mine: ['mine', 'favourites'],
    add: (webinar_id: string, signal: AbortSignal) =>
      api.PUT('/user/favourites/{webinar_id}', { params: { path: { webinar_id } }, signal }),
    remove: (webinar_id: string, signal: AbortSignal) =>
      api.DELETE('/user/favourites/{webinar_id}', { params: { path: { webinar_id } }, signal }),
  },
  job: {
    mine: ['mine', 'bookmarked-jobs'],
    add: (job_id: string, signal: AbortSignal) =>
      api.PUT('/user/bookmarked-jobs/{job_id}', { params: { path: { job_id } }, signal }),
    remove: (job_id: string, signal: AbortSignal) =>
      api.DELETE('/user/bookmarked-jobs/{job_id}', { params: { path: { job_id } }, signal }),
  },
}

/** The calls of a bookmark; one's own and whatever shows it are refetched afterwards. */
export const favouriteActors = (queryClient: QueryClient, kind: FavouriteKind) => {
  const { mine, add, remove } = calls[kind]
  const refresh = () => {
    void refetchCards(queryClient)
    return queryClient.invalidateQueries({ queryKey: mine })
  }
  return {
    addFavourite: fromPromise(({ input, signal }) =>
      verdictOf(add(input.productId, signal), refresh),
    ),
    removeFavourite: fromPromise(({ input, signal }) =>
      verdictOf(remove(input.productId, signal), refresh),
    ),
  } satisfies FavouriteActors
}
