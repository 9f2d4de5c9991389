import { Link } from '@tanstack/react-router'
import type { SchoolArea } from '#domain/people/school-areas.rules.ts'
import { Pagination } from '#ui/list/pagination.tsx'
import { AREA_PAGE } from './school-area.queries.ts'

type AreaPagesProps = { area: SchoolArea; page: number; total: number }

/** Links to the pages of a list of a school's area. */
export const AreaPages = ({ area, page, total }: AreaPagesProps) => (
	<Pagination
		page={page}
		pages={Math.ceil(total / AREA_PAGE)}
		linkTo={(number, props) => (
			<Link to={`/profile/${area}`} search={{ page: number }} {...props} />
		)}
	/>
)
