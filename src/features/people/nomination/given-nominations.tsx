import { useSuspenseQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { m } from '#i18n/messages'
import { css } from '#styled/css'
import { Button } from '#ui/action/button.tsx'
import { EmptyState } from '#ui/list/empty-state.tsx'
import { givenQuery } from './nomination.queries.ts'
import { NominationRow, NotChanged } from './nomination-row.tsx'
import { useWithdrawal } from './use-withdrawal.ts'

const list = css({ display: 'flex', flexDirection: 'column', gap: '4' })

const Withdraw = ({ id }: { id: string }) => {
	const ref = useWithdrawal(id)
	const busy = useSelector(ref, (snapshot) => snapshot.hasTag('busy'))
	return (
		<div>
			<Button tone="quiet" busy={busy} onClick={() => ref.send({ type: 'form.submitted' })}>
				{m.nomination_withdraw()}
			</Button>
			<NotChanged of={ref} />
		</div>
	)
}

/** A parent's nominations with their results (PRF-01). */
export const GivenNominations = () => {
	const { data } = useSuspenseQuery(givenQuery)
	if (data.length === 0) return <EmptyState title={m.nomination_given_none()} />
	return (
		<ul className={list}>
			{data.map((nomination) => (
				<NominationRow
					key={nomination.id}
					nomination={nomination}
					heading={nomination.teacher_name}
				>
					{nomination.status === 'sent' && <Withdraw id={nomination.id} />}
				</NominationRow>
			))}
		</ul>
	)
}
