import type { QueryClient } from '@tanstack/react-query'
import { fromPromise } from 'xstate'
import { ApiError } from '#api/api-error.ts'
import { api } from '#api/client.ts'
import { idempotencyKey } from '#api/idempotency-key.ts'
import type { Draft } from '#machines/community/community-post/community-post.rules.ts'
import type {
	CommunityPostActors,
	PictureVerdict,
	WriteVerdict,
} from '#machines/community/community-post/community-post.types.ts'
import { communityKey } from '../community.queries.ts'

type Key = ReturnType<typeof idempotencyKey>

/**
 * Where something is written: `write` answers how it is known afterwards, `withdraw` takes it back.
 */
export type Place = {
	write: (draft: Draft, key: Key, signal: AbortSignal) => Promise<string>
	withdraw: (written: string) => Promise<unknown>
}

const kinds: Record<number, 'signedOut' | 'gone' | 'tooMany'> = {
	401: 'signedOut',
	404: 'gone',
	429: 'tooMany',
}

const refusalOf = (error: unknown): WriteVerdict => {
	const kind = error instanceof ApiError ? kinds[error.status] : undefined
	if (!kind) throw error
	return { kind }
}

const asForm = ({ file }: { file: unknown }): FormData => {
	const form = new FormData()
	form.append('file', file as File)
	return form
}

/**
 * Calls of a composer; they invalidate the community's queries. The same draft is sent with the
 * same key.
 */
export const composerActors = (queryClient: QueryClient, place: Place) => {
	const reread = () => queryClient.invalidateQueries({ queryKey: communityKey })
	let last: { draft: Draft; key: Key } | null = null
	return {
		keepPicture: fromPromise(async ({ input, signal }): Promise<PictureVerdict> => {
			try {
				const sent = { body: input, bodySerializer: asForm, signal }
				const { data } = await api.POST('/community/pictures', sent)
				return { kind: 'kept', address: data!.url }
			} catch (error) {
				if (error instanceof ApiError && [413, 415].includes(error.status))
					return { kind: 'refused' }
				throw error
			}
		}),
		writePost: fromPromise(async ({ input: { draft }, signal }): Promise<WriteVerdict> => {
			if (last?.draft !== draft) last = { draft, key: idempotencyKey() }
			try {
				const written = await place.write(draft, last.key, signal)
				last = null
				await reread()
				return { kind: 'written', written }
			} catch (error) {
				return refusalOf(error)
			}
		}),
		withdrawPost: fromPromise(async ({ input: { written } }) => {
			await place.withdraw(written)
			await reread()
		}),
	} satisfies CommunityPostActors
}
