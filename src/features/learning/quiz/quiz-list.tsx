import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { m } from '#i18n/messages'
import { css } from '#styled/css'
import { ListPage } from '#ui/list/list-page.tsx'
import { QueryError } from '#ui/list/query-error.tsx'
import { srOnly } from '#ui/look.ts'
import { PAGE_SIZE, type QuizSearch, quizzesQuery } from './quiz.queries.ts'
import { QuizCard } from './quiz-card.tsx'

type QuizListProps = {
	search: QuizSearch
	filters: ReactNode
	filterButton: ReactNode
	pending: ReactNode
	/** Lays cards out in columns. */
	grid: (children: ReactNode) => ReactNode
}

const columns = css({
	display: 'grid',
	gap: '8',
	lg: { gridTemplateColumns: '[15rem minmax(0, 1fr)]' },
})
const aside = css({ hideBelow: 'lg' })
const fading = css({ transition: '[opacity 160ms]', '&[aria-busy=true]': { opacity: '0.55' } })
const small = css({ pb: '4' })

/** The quizzes, by subject and competency (NAV-05, FLT-05). */
export const QuizList = ({ search, filters, filterButton, pending, grid }: QuizListProps) => {
	const list = useQuery(quizzesQuery(search))
	return (
		<ListPage
			title={m.quiz_title()}
			text={m.quiz_text()}
			home={<Link to="/">{m.home_title()}</Link>}
			page={search.page ?? 1}
			pages={Math.ceil((list.data?.total ?? 0) / PAGE_SIZE)}
			linkTo={(page, props) => <Link to="/quiz" search={{ ...search, page }} {...props} />}
		>
			<div className={columns}>
				<aside className={aside} data-without-script="shown" aria-label={m.filter_title()}>
					{filters}
				</aside>
				<div>
					<h2 className={srOnly}>{m.quiz_title()}</h2>
					<div className={small}>{filterButton}</div>
					{list.isPending && pending}
					{list.isError && !list.data && <QueryError />}
					{list.data?.data.length === 0 && (
						<p>{Object.values(search).some(Boolean) ? m.quiz_empty() : m.quiz_none()}</p>
					)}
					{list.data && (
						<div className={fading} aria-busy={list.isPlaceholderData}>
							{grid(list.data.data.map((quiz) => <QuizCard key={quiz.id} quiz={quiz} />))}
						</div>
					)}
				</div>
			</div>
		</ListPage>
	)
}
