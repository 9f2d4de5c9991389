import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { shortDate } from '#i18n/dates.ts'
import { m } from '#i18n/messages'
import { nameOf } from '#i18n/name-of.ts'
import type { FormSubmission } from '#processes/form-submission/use-form-submission.ts'
import { css, cx } from '#styled/css'
import { panel } from '#styled/recipes'
import { Badge } from '#ui/display/badge.tsx'
import { smallRed, titleText } from '#ui/look.ts'
import type { Nomination, ParentNomination } from './nomination.queries.ts'
import { relationWords, statusTones, statusWords } from './nomination-words.ts'

const row = css({ display: 'flex', flexDirection: 'column', gap: '2' })
const note = css({ textStyle: 'small', color: 'ink.muted' })
const words = css({ overflowWrap: 'anywhere' })

type RowProps = {
	nomination: Nomination | ParentNomination
	heading: string
	/** `h2` directly under the page's heading. */
	level?: 'h2' | 'h3'
	/** Actions on the nomination. */
	children: ReactNode
}

/** One nomination: how far it is, whom it is about, and why (PRF-01). */
export const NominationRow = ({ nomination, heading, level: Title = 'h3', children }: RowProps) => (
	<li className={cx(panel({ pad: true }), row)}>
		<div>
			<Badge tone={statusTones[nomination.status]}>{statusWords[nomination.status]()}</Badge>
		</div>
		<Title className={titleText}>{heading}</Title>
		<p className={note}>
			{[
				nomination.school_name,
				nameOf(nomination.subject),
				m.nomination_class_of({ level: nomination.class_level }),
				relationWords[nomination.relation](),
				shortDate(nomination.created_at),
			].join(' · ')}
		</p>
		<p className={words}>{nomination.reason}</p>
		{children}
	</li>
)

/** Said below a button while its press came to nothing. */
export const NotChanged = ({ of }: { of: FormSubmission }) => {
	const failed = useSelector(of, (snapshot) => snapshot.hasTag('failed'))
	if (!failed) return null
	return (
		<p role="alert" className={smallRed}>
			{m.nomination_unchanged()}
		</p>
	)
}
