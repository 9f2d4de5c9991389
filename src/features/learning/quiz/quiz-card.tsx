import { Link } from '@tanstack/react-router'
import { m } from '#i18n/messages'
import { nameOf } from '#i18n/name-of.ts'
import { limitMinutesOf } from '#machines/learning/quiz/quiz-clock.rules.ts'
import { cx, sva } from '#styled/css'
import { button, panel } from '#styled/recipes'
import { Badge } from '#ui/display/badge.tsx'
import { Words } from '#ui/layout/words.tsx'
import type { QuizCardData } from './quiz.types.ts'

const look = sva({
	slots: ['root', 'row', 'title', 'text', 'foot'],
	base: {
		root: { display: 'flex', flexDirection: 'column', gap: '2', p: '4' },
		row: { display: 'flex', flexWrap: 'wrap', gap: '1' },
		title: { textStyle: 'title', lineClamp: '2' },
		text: { textStyle: 'small', color: 'ink.muted', lineClamp: '3' },
		foot: {
			mt: 'auto',
			pt: '3',
			display: 'flex',
			alignItems: 'center',
			justifyContent: 'space-between',
			gap: '3',
		},
	},
})()

/** A quiz at a glance: subject, length, the best score so far, one way in. */
export const QuizCard = ({ quiz }: { quiz: QuizCardData }) => (
	<article className={cx(panel(), look.root)}>
		<div className={look.row}>
			<Badge tone="primary">{m.quiz_quiz()}</Badge>
			<Badge>
				<Words text={nameOf(quiz.subject)} />
			</Badge>
			{quiz.best_score !== null && (
				<Badge tone="leaf">
					{m.quiz_best({ score: quiz.best_score, total: quiz.best_total ?? quiz.question_count })}
				</Badge>
			)}
		</div>
		<h3 className={look.title}>
			<Link to="/quiz/$slug" params={{ slug: quiz.slug }}>
				{quiz.title}
			</Link>
		</h3>
		<p className={look.text}>{quiz.summary}</p>
		<div className={look.foot}>
			<span className={look.text}>
				{m.quiz_length({ count: quiz.question_count, minutes: limitMinutesOf(quiz.minutes) })}
			</span>
			<Link
				className={button({ tone: 'outline', size: 'sm' })}
				to="/quiz/$slug"
				params={{ slug: quiz.slug }}
				aria-label={m.quiz_take_named({ title: quiz.title })}
			>
				{quiz.best_score === null ? m.quiz_take() : m.quiz_again()}
			</Link>
		</div>
	</article>
)
