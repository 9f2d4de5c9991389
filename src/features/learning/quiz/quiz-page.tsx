import { Link } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { PASS_PERCENT } from '#domain/learning/quiz-pass.rules.ts'
import { m } from '#i18n/messages'
import { css, cx } from '#styled/css'
import { panel } from '#styled/recipes'
import { Breadcrumb } from '#ui/layout/breadcrumb.tsx'
import { Page } from '#ui/layout/page.tsx'
import { mutedProse, pageText } from '#ui/look.ts'
import type { QuizData } from './quiz.types.ts'
import { QuizAttemptView } from './quiz-attempt-view.tsx'
import { QuizNotDrawn } from './quiz-not-drawn.tsx'
import { QuizQuestion } from './quiz-question.tsx'
import { QuizScore } from './quiz-score.tsx'
import { useQuizAttempt } from './use-quiz-attempt.ts'

const head = css({ display: 'flex', flexDirection: 'column', gap: '2', pb: '6' })
const sheet = css({ maxW: '[48rem]' })

type QuizPageProps = {
	quiz: QuizData
	/** Begins without the answers that are kept, as the server renders it. */
	fresh: boolean
	/** The button that shares it. */
	share: ReactNode
	/** An earlier attempt to look at, instead of a new one. */
	attemptId?: string | undefined
	/** One's own attempts, for who is signed in. */
	attempts?: ReactNode
}

/** One quiz: a question at a time, then the score and why (FTR-01). */
export const QuizPage = ({ quiz, fresh, share, attemptId, attempts }: QuizPageProps) => {
	const ref = useQuizAttempt(quiz, fresh)
	const scored = useSelector(ref, (snapshot) => snapshot.matches('scored'))
	const isDrawn = useSelector(
		ref,
		(snapshot) => !snapshot.matches('drawing') && !snapshot.matches('notDrawn'),
	)
	return (
		<Page>
			<header className={head}>
				<Breadcrumb here={quiz.title}>
					<Link to="/">{m.home_title()}</Link>
					<Link to="/quiz">{m.quiz_title()}</Link>
				</Breadcrumb>
				<h1 className={pageText}>{quiz.title}</h1>
				<p className={mutedProse}>{quiz.summary}</p>
				<p className={mutedProse}>
					{m.quiz_pass({ percent: PASS_PERCENT, minutes: quiz.minutes })}
				</p>
				<div>{share}</div>
			</header>
			<div className={cx(panel({ pad: true }), sheet)}>
				{attemptId ? (
					<QuizAttemptView quiz={quiz} id={attemptId} />
				) : scored ? (
					<QuizScore quiz={quiz} attempt={ref} />
				) : !isDrawn ? (
					<QuizNotDrawn attempt={ref} />
				) : (
					<QuizQuestion quiz={quiz} attempt={ref} />
				)}
			</div>
			{attempts}
		</Page>
	)
}
