import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { courseTypeLabel } from '#i18n/course-type-label.ts'
import { dateAndTime } from '#i18n/dates.ts'
import { m } from '#i18n/messages'
import type { Enrolment } from '#openapi/v1.gen.ts'
import { cx, sva } from '#styled/css'
import { link, panel } from '#styled/recipes'
import { Badge } from '#ui/display/badge.tsx'
import { Picture } from '#ui/display/picture.tsx'
import { Progress } from '#ui/display/progress.tsx'
import { DueLine } from './due-line.tsx'
import { KeepForOffline } from './keep-for-offline.tsx'
import { LearningWay } from './learning-way.tsx'

const look = sva({
	slots: ['root', 'cover', 'body', 'title', 'note', 'row'],
	base: {
		root: { display: 'flex', gap: '4', p: '4' },
		cover: {
			hideBelow: 'sm',
			flexShrink: '0',
			w: '[12rem]',
			borderRadius: 'sm',
			overflow: 'hidden',
			alignSelf: 'flex-start',
		},
		body: { display: 'flex', flexDirection: 'column', gap: '2', flexGrow: '1', minW: '0' },
		title: { textStyle: 'title' },
		note: { textStyle: 'small', color: 'ink.muted' },
		row: {
			display: 'flex',
			flexWrap: 'wrap',
			gap: '2',
			alignItems: 'center',
			justifyContent: 'space-between',
		},
	},
})()

type RowProps = {
	enrolment: Enrolment
	/** Another way on than the usual one. */
	children?: ReactNode
	heading?: 'h2' | 'h3'
}

/** One enrolled item: what, how far, and the way on. */
export const LearningRow = ({ enrolment, children, heading: Heading = 'h2' }: RowProps) => {
	const { id, webinar, status, progress, done_lessons, total_lessons, certificate_id } = enrolment
	return (
		<li className={cx(panel(), look.root)}>
			<div className={look.cover}>
				<Picture cover={webinar.cover} title={webinar.title} sizes="192px" />
			</div>
			<div className={look.body}>
				<div className={look.row}>
					<Badge tone="primary">{courseTypeLabel(webinar.course_type)}</Badge>
					{status === 'pending' && <Badge tone="gold">{m.learning_pending()}</Badge>}
					{progress === 100 && <Badge tone="leaf">{m.learning_completed()}</Badge>}
				</div>
				<Heading className={look.title}>
					<Link to="/profile/my-learning/$id" params={{ id }}>
						{webinar.title}
					</Link>
				</Heading>
				{webinar.start_date && <p className={look.note}>{dateAndTime(webinar.start_date)}</p>}
				<DueLine {...enrolment} />
				{total_lessons > 0 && (
					<>
						<Progress value={progress} label={m.learning_progress({ percent: progress })} />
						<p className={look.note}>
							{m.learning_done({ done: done_lessons, total: total_lessons })}
						</p>
					</>
				)}
				<div className={look.row}>
					{children || (
						<>
							<LearningWay enrolment={enrolment} />
							{certificate_id && (
								<Link
									className={link()}
									to="/certificate/$id"
									params={{ id: certificate_id }}
									aria-label={m.learning_certificate_of({ title: webinar.title })}
								>
									{m.certificate_title()}
								</Link>
							)}
							{total_lessons > 0 && status !== 'pending' && (
								<KeepForOffline id={id} title={webinar.title} />
							)}
						</>
					)}
				</div>
			</div>
		</li>
	)
}
