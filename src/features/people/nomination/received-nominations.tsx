import { useSuspenseQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { m } from '#i18n/messages'
import { css } from '#styled/css'
import { Button } from '#ui/action/button.tsx'
import { EmptyState } from '#ui/list/empty-state.tsx'
import { row3 } from '#ui/look.ts'
import { receivedQuery } from './nomination.queries.ts'
import { NominationRow, NotChanged } from './nomination-row.tsx'
import { type Given, useNominationAnswer } from './use-nomination-answer.ts'

const list = css({ display: 'flex', flexDirection: 'column', gap: '4' })

const Answer = ({ id }: { id: string }) => {
	const ref = useNominationAnswer(id)
	const busy = useSelector(ref, (snapshot) => snapshot.hasTag('busy'))
	const give = (value: Given) => {
		ref.send({ type: 'field.changed', field: 'answer', value })
		ref.send({ type: 'form.submitted' })
	}
	return (
		<>
			<div className={row3}>
				<Button busy={busy} onClick={() => give('accepted')}>
					{m.nomination_accept()}
				</Button>
				<Button tone="quiet" busy={busy} onClick={() => give('declined')}>
					{m.nomination_decline()}
				</Button>
			</div>
			<NotChanged of={ref} />
		</>
	)
}

/** Nominations of a teacher by parents, to be accepted or declined (PRF-01). */
export const ReceivedNominations = () => {
	const { data } = useSuspenseQuery(receivedQuery)
	if (data.length === 0)
		return (
			<EmptyState title={m.nomination_received_none()} text={m.nomination_received_none_text()} />
		)
	return (
		<ul className={list}>
			{data.map((nomination) => (
				<NominationRow
					level="h2"
					key={nomination.id}
					nomination={nomination}
					heading={m.nomination_by({ name: nomination.parent_name })}
				>
					{nomination.status === 'sent' && <Answer id={nomination.id} />}
				</NominationRow>
			))}
		</ul>
	)
}
