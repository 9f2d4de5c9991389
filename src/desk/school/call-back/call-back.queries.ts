import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { ApiError } from '#api/api-error.ts'
import { api } from '#api/client.ts'
import { refreshInbox } from '#desk/waiting/refresh-inbox.ts'
import type { CallBack, components } from '#openapi/v1.gen.ts'
import type { CallBackSearch } from './call-back.search.ts'

export type CallBackEntry = CallBack
export type CallBacks = components['schemas']['CallBacks']

/** Call-backs on a page. */
export const PAGE_SIZE = 20

const key = ['mine', 'desk', 'call-backs'] as const

/** The state that the server is asked for; undefined for all. */
export const askedState = ({ state = 'new' }: CallBackSearch) =>
	state === 'all' ? undefined : state

/** A page of call-back requests, and the count per status (CBK-07). */
export const callBacksQuery = ({ page = 1, ...asked }: CallBackSearch) => {
	const { search } = asked
	const state = askedState(asked)
	return queryOptions({
		queryKey: [...key, { state, search, page }],
		queryFn: async ({ signal }) => {
			const query = { state, search, limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE }
			return (await api.GET('/call-backs', { params: { query }, signal })).data!
		},
		placeholderData: keepPreviousData,
	})
}

/** A call-back request, whatever its status. */
export const callBackQuery = (id: string) =>
	queryOptions({
		queryKey: [...key, 'one', id],
		queryFn: async ({ signal }) =>
			(await api.GET('/call-backs', { params: { query: { id } }, signal })).data!,
		select: ({ data }: CallBacks) => data,
	})

/** Replaces a request by the server's answer in every cached page. */
const showCallBack = (queryClient: QueryClient, entry: CallBackEntry): void => {
	queryClient.setQueriesData<CallBacks>(
		{ queryKey: key },
		(read) =>
			read && { ...read, data: read.data.map((one) => (one.id === entry.id ? entry : one)) },
	)
}

/**
 * Changes a call-back request and shows the answer, or its current state if somebody else was
 * faster. The entry keeps its place, so that text typed beside it is kept. Unless it is refused,
 * the change invalidates the pages.
 */
export const changeCallBack = async (
	queryClient: QueryClient,
	call: Promise<{ data?: CallBackEntry }>,
): Promise<void> => {
	try {
		showCallBack(queryClient, (await call).data!)
		void refreshInbox(queryClient, key)
	} catch (error) {
		const present = error instanceof ApiError && error.problem.call_back
		if (present) showCallBack(queryClient, present as CallBackEntry)
		throw error
	}
}
