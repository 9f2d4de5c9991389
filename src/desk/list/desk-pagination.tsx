import { DeskLink } from '#desk/layout/desk-link.tsx'
import { Pagination } from '#ui/list/pagination.tsx'

type PaginationProps = {
	/** Path of the list below /desk. */
	to: string
	/** The search and filters of the list, with its page. */
	place: { page?: number }
	/** Rows of the whole list, and of a page. */
	total: number
	rows: number
}

/** Links to the pages of a list of the desk, which keep its search and filters. */
export const DeskPagination = ({ to, place, total, rows }: PaginationProps) => (
	<Pagination
		page={place.page ?? 1}
		pages={Math.ceil(total / rows)}
		linkTo={(page, props) => (
			<DeskLink to={to} search={{ ...place, page: page === 1 ? undefined : page }} {...props} />
		)}
	/>
)
