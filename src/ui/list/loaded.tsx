import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { css } from '#styled/css'
import { QueryError } from './query-error.tsx'
import { Skeleton } from './skeleton.tsx'

const fading = css({ transition: '[opacity 160ms]', '&[aria-busy=true]': { opacity: '0.55' } })

type LoadedProps<Data> = { query: UseQueryResult<Data>; children: (data: Data) => ReactNode }

/**
 * Shows a query's data; its skeleton until then, a retry after a failure, and the previous page,
 * faded, while the next one loads.
 */
export const Loaded = <Data,>({ query, children }: LoadedProps<Data>) => {
	const { data, isError, isPlaceholderData } = query
	if (data === undefined) return isError ? <QueryError /> : <Skeleton height="12rem" />
	return (
		<div className={fading} aria-busy={isPlaceholderData}>
			{children(data)}
		</div>
	)
}
