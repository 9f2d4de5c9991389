import type { QueryClient } from '@tanstack/react-query'
import { fromPromise } from 'xstate'
import { ApiError } from '#api/api-error.ts'
import type {
	FavouriteActors,
	FavouriteVerdict,
} from '#machines/catalogue/favourite/favourite.types.ts'
import { type FavouriteKind, saveFavourite } from '#processes/offline-queue/change-calls.ts'
import { queueChange } from '#processes/offline-queue/offline-queue.ts'
import { refetchCards } from './refetch-cards.ts'

const lists = { resource: ['mine', 'favourites'], job: ['mine', 'bookmarked-jobs'] }

/**
 * The calls of a bookmark; one's own and whatever shows it are refetched afterwards. Without a
 * connection it waits for one (OFF-01).
 * @param title the name of what is bookmarked
 */
export const favouriteActors = (queryClient: QueryClient, of: FavouriteKind, title: string) => {
	const save = async (
		targetId: string,
		favourite: boolean,
		signal: AbortSignal,
	): Promise<FavouriteVerdict> => {
		try {
			await saveFavourite(of, targetId, favourite, signal)
			void refetchCards(queryClient)
			await queryClient.invalidateQueries({ queryKey: lists[of] })
			return { kind: 'saved' }
		} catch (error) {
			if (!(error instanceof ApiError)) throw error
			if (error.status === 401) return { kind: 'signedOut' }
			const change = { kind: 'favourite' as const, of, targetId, favourite }
			if (error.code === 'network' && queueChange(change, title)) return { kind: 'saved' }
			throw error
		}
	}
	return {
		addFavourite: fromPromise(({ input, signal }) => save(input.targetId, true, signal)),
		removeFavourite: fromPromise(({ input, signal }) => save(input.targetId, false, signal)),
	} satisfies FavouriteActors
}
