import { useSelector } from '@xstate/react'
import { dateAndTime } from '#i18n/dates.ts'
import { m } from '#i18n/messages'
import { css, cx } from '#styled/css'
import { panel } from '#styled/recipes'
import { Button } from '#ui/action/button.tsx'
import { Badge } from '#ui/display/badge.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { small, titleText } from '#ui/look.ts'
import type { AuthorApplication } from './author-application.queries.ts'
import { useAuthorWithdrawal } from './use-author-form.ts'

const box = css({ display: 'flex', flexDirection: 'column', gap: '3', maxW: '[36rem]' })

/** An application that waits for the decision; it can be withdrawn (DSK-21). */
export const WaitingApplication = ({ application }: { application: AuthorApplication }) => {
	const { id, topic, created_at } = application
	const ref = useAuthorWithdrawal(id)
	const busy = useSelector(ref, (snapshot) => snapshot.hasTag('busy'))
	const failed = useSelector(ref, (snapshot) => snapshot.hasTag('failed'))
	return (
		<section className={cx(panel({ pad: true }), box)}>
			<div>
				<Badge tone="gold">{m.author_waiting()}</Badge>
			</div>
			<h2 className={titleText}>{topic}</h2>
			<p>{m.author_waiting_text()}</p>
			<p className={small}>{m.author_sent({ time: dateAndTime(created_at) })}</p>
			{failed && <Notice kind="warning">{m.author_not_withdrawn()}</Notice>}
			<div>
				<Button tone="outline" busy={busy} onClick={() => ref.send({ type: 'form.submitted' })}>
					{m.author_withdraw()}
				</Button>
			</div>
		</section>
	)
}
