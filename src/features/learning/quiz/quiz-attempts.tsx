import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { dateAndTime } from '#i18n/dates.ts'
import { m } from '#i18n/messages'
import { link } from '#styled/recipes'
import { Section } from '#ui/layout/section.tsx'
import { row3 } from '#ui/look.ts'
import { attemptsQuery } from './quiz.queries.ts'

/**
 * One's own attempts at a quiz with the way to what was chosen in each; nothing before the first
 * (FTR-01).
 */
export const QuizAttempts = ({ slug }: { slug: string }) => {
	const { data = [] } = useQuery(attemptsQuery(slug))
	if (data.length === 0) return null
	return (
		<Section title={m.quiz_attempts()}>
			<ul>
				{data.map(({ id, score, total, created_at, reviewable }) => (
					<li key={id} className={row3}>
						<span>{dateAndTime(created_at)}</span>
						<span>{`${score}/${total}`}</span>
						{reviewable && (
							<Link
								className={link()}
								to="/quiz/$slug"
								params={{ slug }}
								search={{ attempt: id }}
								aria-label={m.quiz_review_of({ time: dateAndTime(created_at) })}
							>
								{m.quiz_review()}
							</Link>
						)}
					</li>
				))}
			</ul>
		</Section>
	)
}
