import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { dateAndTime } from '#i18n/dates.ts'
import { m } from '#i18n/messages'
import { css } from '#styled/css'
import { button } from '#styled/recipes'
import { Notice } from '#ui/layout/notice.tsx'
import { QueryError } from '#ui/list/query-error.tsx'
import { Skeleton } from '#ui/list/skeleton.tsx'
import { attemptQuery } from './quiz.queries.ts'
import type { QuizData } from './quiz.types.ts'
import { QuizReview } from './quiz-review.tsx'
import { scoreWords } from './score-words.ts'

const root = css({ display: 'flex', flexDirection: 'column', gap: '5' })
const score = css({ textStyle: 'page' })
const note = css({ textStyle: 'small', color: 'ink.muted' })

/** An earlier attempt of one's own, question by question (FTR-01). */
export const QuizAttemptView = ({ quiz, id }: { quiz: QuizData; id: string }) => {
	const attempt = useQuery(attemptQuery(quiz.slug, id))
	const { data } = attempt
	return (
		<div className={root}>
			{attempt.isPending && <Skeleton height="24rem" />}
			{attempt.isError && !data && <QueryError />}
			{data === null && <Notice kind="warning">{m.quiz_attempt_missing()}</Notice>}
			{data && (
				<div>
					<h2 className={score}>{scoreWords(data.score, data.total, data.results.length)}</h2>
					<p className={note}>{dateAndTime(data.created_at)}</p>
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
