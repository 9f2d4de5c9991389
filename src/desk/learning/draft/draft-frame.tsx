import type { ReactNode } from 'react'
import { DeskLink } from '#desk/layout/desk-link.tsx'
import { courseTypeLabel } from '#i18n/course-type-label.ts'
import { langOf } from '#i18n/lang-of.ts'
import { m } from '#i18n/messages'
import { sva } from '#styled/css'
import { Badge } from '#ui/display/badge.tsx'
import { Breadcrumb } from '#ui/layout/breadcrumb.tsx'
import type { DraftView } from './draft.queries.ts'
import { statusTones, statusWords } from './draft-words.ts'

const look = sva({
	slots: ['head', 'title', 'row', 'columns', 'side'],
	base: {
		head: { display: 'flex', flexDirection: 'column', gap: '2', pb: '5' },
		title: { textStyle: 'page', overflowWrap: 'anywhere' },
		row: { display: 'flex', flexWrap: 'wrap', gap: '2', alignItems: 'center' },
		columns: {
			display: 'grid',
			gap: '6',
			alignItems: 'start',
			gridTemplateColumns: '[minmax(0, 1fr)]',
			lg: { gridTemplateColumns: '[minmax(0, 1fr) 17rem]', columnGap: '6' },
		},
		side: {
			display: 'flex',
			flexDirection: 'column',
			gap: '4',
			lg: { position: 'sticky', top: '4', gridColumn: '[2]', gridRow: '[1]' },
		},
	},
})()

type FrameProps = {
	draft: DraftView
	title: string
	/** The decisions, beside the form; above it on a phone. */
	side: ReactNode
	children: ReactNode
}

/** Title and status of a resource, its form, and the decisions beside it. */
export const DraftFrame = ({ draft, title, side, children }: FrameProps) => (
	<>
		<header className={look.head}>
			<Breadcrumb here={title || m.draft_untitled()}>
				<DeskLink to="/resources">{m.draft_list_title()}</DeskLink>
			</Breadcrumb>
			<h1 className={look.title} lang={langOf(title)}>
				{title || m.draft_untitled()}
			</h1>
			<div className={look.row}>
				<Badge tone={statusTones[draft.status]}>{statusWords[draft.status]()}</Badge>
				<Badge>{courseTypeLabel(draft.content.course_type)}</Badge>
				{draft.path && draft.status !== 'published' && (
					<Badge tone="leaf">{m.draft_public_before()}</Badge>
				)}
			</div>
		</header>
		<div className={look.columns}>
			<div className={look.side}>{side}</div>
			<div>{children}</div>
		</div>
	</>
)
