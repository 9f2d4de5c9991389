import { Link } from '@tanstack/react-router'
import { shortDate } from '#i18n/dates.ts'
import { m } from '#i18n/messages'
import { kindWords, standardWords, trainingHours } from '#i18n/training-words.ts'
import { cx } from '#styled/css'
import { link, panel } from '#styled/recipes'
import { Badge } from '#ui/display/badge.tsx'
import { rowLook as look } from '#ui/list/row-look.ts'
import type { TrainingEntry } from './training.queries.ts'

/**
 * Something that counts: what, when, by whom and how much; trainings elsewhere with their proof and
 * the way to change them.
 */
export const TrainingRow = ({ entry, year }: { entry: TrainingEntry; year: number }) => {
	const { id, source, title, provider, completed_on, minutes, kind, standard, points } = entry
	return (
		<li className={cx(panel(), look.root)}>
			<div className={look.row}>
				<h3 className={look.title}>{entry.path ? <Link to={entry.path}>{title}</Link> : title}</h3>
				<span className={look.number}>
					{m.training_hours({ hours: trainingHours(minutes) })}{' '}
					{points > 0 && <Badge tone="gold">{m.training_points({ points })}</Badge>}
				</span>
			</div>
			<p className={look.note}>
				{shortDate(`${completed_on}T06:00:00Z`)} · {provider}
			</p>
			<p className={look.note}>
				{kindWords[kind]()} · {standardWords[standard]()}
			</p>
			{source === 'outside' && (
				<div className={look.row}>
					{entry.has_proof && (
						<a className={link()} href={`/profile/hours/proof/${id}`} download>
							{m.training_proof_open({ title })}
						</a>
					)}
					<Link
						className={link()}
						to="/profile/hours/$id"
						params={{ id }}
						search={{ year }}
						aria-label={m.training_change_of({ title })}
					>
						{m.training_change()}
					</Link>
				</div>
			)}
		</li>
	)
}
