import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { dateAndTime } from '#i18n/dates.ts'
import { m } from '#i18n/messages'
import { button } from '#styled/recipes'
import { Notice } from '#ui/layout/notice.tsx'
import { QueryError } from '#ui/list/query-error.tsx'
import { Skeleton } from '#ui/list/skeleton.tsx'
import { pageText, small, stack5 } from '#ui/look.ts'
import { attemptQuery } from './quiz.queries.ts'
import type { QuizData } from './quiz.types.ts'
import { QuizReview } from './quiz-review.tsx'
import { scoreWords } from './score-words.ts'

/** An earlier attempt of one's own, question by question (FTR-01). */
export const QuizAttemptView = ({ quiz, id }: { quiz: QuizData; id: string }) => {
	const attempt = useQuery(attemptQuery(quiz.slug, id))
	const { data } = attempt
	return (
		<div className={stack5}>
			{attempt.isPending && <Skeleton height="24rem" />}
			{attempt.isError && !data && <QueryError />}
			{data === null && <Notice kind="warning">{m.quiz_attempt_missing()}</Notice>}
			{data && (
				<div>
					<h2 className={pageText}>{scoreWords(data.score, data.total, data.results.length)}</h2>
					<p className={small}>{dateAndTime(data.created_at)}</p>
				</div>
			)}
			<div>
				<Link className={button()} to="/quiz/$slug" params={{ slug: quiz.slug }}>
					{m.quiz_again()}
				</Link>
			</div>
			{data && <QuizReview results={data.results} />}
		</div>
	)
}
