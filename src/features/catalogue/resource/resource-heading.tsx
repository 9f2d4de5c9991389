import { Link } from '@tanstack/react-router'
import { courseTypeLabel } from '#i18n/course-type-label.ts'
import { langOf } from '#i18n/lang-of.ts'
import { m } from '#i18n/messages'
import { nameOf } from '#i18n/name-of.ts'
import { sva } from '#styled/css'
import { link } from '#styled/recipes'
import { Badge } from '#ui/display/badge.tsx'
import { Rating } from '#ui/display/rating.tsx'
import { Words } from '#ui/layout/words.tsx'
import type { ResourceData } from './resource.types.ts'

const look = sva({
	slots: ['head', 'title', 'lead', 'by', 'row'],
	base: {
		head: {
			display: 'flex',
			flexDirection: 'column',
			alignItems: 'start',
			gap: '3',
			pt: '2',
		},
		title: { textStyle: 'page', maxW: '[26ch]' },
		lead: { fontSize: 'lg', lineHeight: 'snug', color: 'ink.muted', maxW: 'prose' },
		by: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4', textStyle: 'small' },
		row: { display: 'flex', flexWrap: 'wrap', gap: '2' },
	},
})()

/** Title, one-sentence summary, instructor and rating of a resource. */
export const ResourceHeading = ({ resource }: { resource: ResourceData }) => (
	<header className={look.head}>
		<div className={look.row}>
			<Badge tone="primary">{courseTypeLabel(resource.course_type)}</Badge>
			<Badge>
				<Words text={nameOf(resource.subject)} />
			</Badge>
		</div>
		<h1 className={look.title} lang={langOf(resource.title)}>
			{resource.title}
		</h1>
		<p className={look.lead} lang={langOf(resource.summary)}>
			{resource.summary}
		</p>
		<div className={look.by}>
			<Link className={link()} to="/teachers/$slug" params={{ slug: resource.instructor_slug }}>
				{m.resource_by({ name: resource.temp_instructor_name })}
			</Link>
			{resource.reviews > 0 && <Rating value={resource.average_rating} count={resource.reviews} />}
			{resource.enrolled_count > 0 && (
				<span>{m.resource_enrolled({ count: resource.enrolled_count })}</span>
			)}
		</div>
	</header>
)
