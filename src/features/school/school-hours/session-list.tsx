import { Link } from '@tanstack/react-router'
import { shortDate } from '#i18n/dates.ts'
import { m } from '#i18n/messages'
import { standardWords, trainingHours } from '#i18n/training-words.ts'
import { cx, sva } from '#styled/css'
import { button, link, panel } from '#styled/recipes'
import { EmptyState } from '#ui/list/empty-state.tsx'
import type { SchoolSession } from './school-hours.queries.ts'

const look = sva({
	slots: ['list', 'root', 'row', 'title', 'note'],
	base: {
		list: { display: 'flex', flexDirection: 'column', gap: '4' },
		root: { display: 'flex', flexDirection: 'column', gap: '2', p: '4' },
		row: {
			display: 'flex',
			flexWrap: 'wrap',
			gap: '2',
			alignItems: 'center',
			justifyContent: 'space-between',
		},
		title: { textStyle: 'title' },
		note: { textStyle: 'small', color: 'ink.muted' },
	},
})()

/** The way to a new session. */
export const AddSession = () => (
	<Link className={button()} to="/profile/school-hours/session/add">
		{m.hours_add()}
	</Link>
)

type ListProps = {
	sessions: readonly SchoolSession[]
	/** `h2` directly under the page's heading. */
	heading?: 'h2' | 'h3'
}

/**
 * Sessions of a school: what, when, by whom, how many were there, and the way to change them
 * (HRS-03).
 */
export const SessionList = ({ sessions, heading: Title = 'h3' }: ListProps) => {
	if (sessions.length === 0)
		return (
			<EmptyState title={m.hours_sessions_none()} text={m.hours_sessions_hint()}>
				<AddSession />
			</EmptyState>
		)
	return (
		<ul className={look.list}>
			{sessions.map(({ id, title, held_on, minutes, standard, trainer, attendees }) => (
				<li key={id} className={cx(panel(), look.root)}>
					<div className={look.row}>
						<Title className={look.title}>{title}</Title>
						<Link
							className={link()}
							to="/profile/school-hours/session/$id"
							params={{ id }}
							aria-label={m.hours_session_change({ title })}
						>
							{m.hours_change()}
						</Link>
					</div>
					<p className={look.note}>
						{m.hours_session_facts({
							date: shortDate(`${held_on}T06:00:00Z`),
							hours: trainingHours(minutes),
							standard: standardWords[standard](),
							trainer,
						})}
					</p>
					<p className={look.note}>{m.hours_session_there({ count: attendees })}</p>
				</li>
			))}
		</ul>
	)
}
