import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import Bookmark from 'lucide-react/icons/bookmark'
import type { ReactNode } from 'react'
import { m } from '#i18n/messages'
import type { Card } from '#openapi/v1.gen.ts'
import { button } from '#styled/recipes'
import { EmptyState } from '#ui/list/empty-state.tsx'
import { Pagination } from '#ui/list/pagination.tsx'
import { QueryError } from '#ui/list/query-error.tsx'
import { srOnly } from '#ui/look.ts'
import { favouritesQuery, PAGE_SIZE } from './learning.queries.ts'

type FavouritesProps = {
	page: number
	pending: ReactNode
	renderCards: (cards: Card[]) => ReactNode
}

/** The favourite resources (CRD-05). */
export const Favourites = ({ page, pending, renderCards }: FavouritesProps) => {
	const { data, isError } = useQuery(favouritesQuery(page))
	if (isError && !data) return <QueryError />
	if (!data) return pending
	if (data.data.length === 0)
		return (
			<EmptyState
				icon={<Bookmark />}
				title={m.learning_no_favourites()}
				text={m.learning_no_favourites_hint()}
			>
				<Link className={button()} to="/learning">
					{m.learning_find()}
				</Link>
			</EmptyState>
		)
	return (
		<>
			<h2 className={srOnly}>{m.catalogue_results()}</h2>
			{renderCards(data.data)}
			<Pagination
				page={page}
				pages={Math.ceil(data.total / PAGE_SIZE)}
				linkTo={(to, props) => <Link to="/profile/favourites" search={{ page: to }} {...props} />}
			/>
		</>
	)
}
