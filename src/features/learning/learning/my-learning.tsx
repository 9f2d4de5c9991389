import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import BookOpen from 'lucide-react/icons/book-open'
import { m } from '#i18n/messages'
import { css } from '#styled/css'
import { button } from '#styled/recipes'
import { Section } from '#ui/layout/section.tsx'
import { EmptyState } from '#ui/list/empty-state.tsx'
import { Pagination } from '#ui/list/pagination.tsx'
import { QueryError } from '#ui/list/query-error.tsx'
import { Skeleton } from '#ui/list/skeleton.tsx'
import { myLearningQuery, PAGE_SIZE } from './learning.queries.ts'
import { learningGroups } from './learning-groups.ts'
import { LearningRow } from './learning-row.tsx'

const list = css({ display: 'flex', flexDirection: 'column', gap: '4' })

/** Everything one is enrolled in, and how far: what is in progress first (CAT-08). */
export const MyLearning = ({ page }: { page: number }) => {
	const { data, isError } = useQuery(myLearningQuery(page))
	if (isError && !data) return <QueryError />
	if (!data) return <Skeleton height="12rem" />
	if (data.data.length === 0)
		return (
			<EmptyState icon={<BookOpen />} title={m.learning_empty()} text={m.learning_empty_hint()}>
				<Link className={button()} to="/learning">
					{m.learning_find()}
				</Link>
			</EmptyState>
		)
	return (
		<>
			{learningGroups(data.data).map(({ standing, title, enrolments }) => (
				<Section key={standing} title={title}>
					<ul className={list}>
						{enrolments.map((enrolment) => (
							<LearningRow key={enrolment.id} enrolment={enrolment} heading="h3" />
						))}
					</ul>
				</Section>
			))}
			<Pagination
				page={page}
				pages={Math.ceil(data.total / PAGE_SIZE)}
				linkTo={(to, props) => <Link to="/profile/my-learning" search={{ page: to }} {...props} />}
			/>
		</>
	)
}
