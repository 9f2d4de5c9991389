import { useSuspenseQuery } from '@tanstack/react-query'
import { m } from '#i18n/messages'
import { EmptyState } from '#ui/list/empty-state.tsx'
import { small, stack4 } from '#ui/look.ts'
import { waitingQuery } from './waiting.queries.ts'
import { WaitingRow } from './waiting-row.tsx'

/** Registrations that await customer success, the longest waiting first (LIV-01). */
export const WaitingList = ({ track }: { track: string | undefined }) => {
	const { data } = useSuspenseQuery(waitingQuery(track))
	if (data.total === 0 && track !== undefined)
		return <EmptyState title={m.registration_queue_none_of({ track })} />
	if (data.total === 0)
		return (
			<EmptyState title={m.registration_queue_none()} text={m.registration_queue_none_text()} />
		)
	return (
		<>
			<p className={small}>{m.registration_queue_count({ count: data.total })}</p>
			<ul className={stack4}>
				{data.data.map((one) => (
					<WaitingRow key={one.id} of={one} />
				))}
			</ul>
		</>
	)
}
