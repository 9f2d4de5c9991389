import { type UseQueryOptions, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Section } from '#ui/layout/section.tsx'
import { QueryError } from './query-error.tsx'

type List<Row> = { total: number; data: Row[] }

type QuerySectionProps<Row, Key extends readonly unknown[]> = {
	title: string
	query: UseQueryOptions<List<Row>, Error, List<Row>, Key>
	more?: ReactNode
	pending: ReactNode
	render: (rows: Row[]) => ReactNode
}

/**
 * A part of a page that is a list: its own loading, its own failure; without rows it is not there
 * at all.
 */
export const QuerySection = <Row, Key extends readonly unknown[]>(
	props: QuerySectionProps<Row, Key>,
) => {
	const { title, query, more, pending, render } = props
	const list = useQuery(query)
	if (list.data?.data.length === 0) return null
	return (
		<Section title={title} more={more}>
			{list.isPending && pending}
			{list.isError && !list.data && <QueryError />}
			{list.data && render(list.data.data)}
		</Section>
	)
}
