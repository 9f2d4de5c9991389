import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { CommandButton } from '#desk/command/command-button.tsx'
import { MoreButton } from '#desk/list/more-button.tsx'
import { dateAndTime } from '#i18n/dates.ts'
import { m } from '#i18n/messages'
import { announce } from '#ui/dialog/announce.ts'
import { Badge } from '#ui/display/badge.tsx'
import { DataTable } from '#ui/list/data-table.tsx'
import { mutedProse, smallLine } from '#ui/look.ts'
import { type Delivery, deliveriesQuery } from './webhook.queries.ts'
import { resendDelivery } from './webhook-calls.ts'
import { deliveryTones, deliveryWords, eventWords } from './webhook-words.ts'
import type { WebhooksSearch } from './webhooks.search.ts'

const answerOf = ({ answered, fault }: Delivery): string => {
	if (fault) return fault
	return answered === null ? '–' : `HTTP ${answered}`
}

const Resend = ({ delivery, onDone }: { delivery: Delivery; onDone: () => void }) => {
	const { id, type, created_at: date } = delivery
	const name = m.desk_webhook_resend_name({ type: eventWords[type](), date: dateAndTime(date) })
	return (
		<CommandButton
			label={m.desk_webhook_resend()}
			name={name}
			title={name}
			text={m.desk_webhook_resend_text()}
			ok={m.desk_webhook_resend()}
			run={(signal) => resendDelivery(id, signal)}
			onDone={() => {
				announce(m.desk_webhook_resent())
				onDone()
			}}
		/>
	)
}

const cellsOf = (delivery: Delivery, url: string, onDone: () => void) => [
	<span key="event">
		{eventWords[delivery.type]()}
		<span className={smallLine}>{dateAndTime(delivery.created_at)}</span>
	</span>,
	url,
	<span key="status">
		<Badge tone={deliveryTones[delivery.status]}>{deliveryWords[delivery.status]()}</Badge>
		{delivery.next_at && delivery.tries > 0 && (
			<span className={smallLine}>
				{m.desk_webhook_next({ date: dateAndTime(delivery.next_at) })}
			</span>
		)}
	</span>,
	<span key="answer">
		{answerOf(delivery)}
		<span className={smallLine}>{m.desk_webhook_tries({ count: delivery.tries })}</span>
	</span>,
	delivery.status === 'waiting' ? '–' : <Resend key="resend" delivery={delivery} onDone={onDone} />,
]

type LogProps = {
	place: WebhooksSearch
	/** Addresses of the webhooks, by id. */
	urls: ReadonlyMap<string, string>
	onDone: () => void
}

/** The events that were sent, with the answers, the newest first (DSK-20). */
export const DeliveryLog = ({ place, urls, onDone }: LogProps) => {
	const list = useSuspenseInfiniteQuery(deliveriesQuery(place))
	const rows = list.data.pages.flatMap((page) => page.data)
	if (rows.length === 0) return <p className={mutedProse}>{m.desk_webhook_log_none()}</p>
	return (
		<>
			<DataTable
				label={m.desk_webhook_log()}
				heads={[
					m.desk_webhook_event(),
					m.desk_webhook_url(),
					m.desk_webhook_state(),
					m.desk_webhook_answer(),
					m.desk_actions(),
				]}
				rows={rows.map((row) => ({
					key: row.id,
					cells: cellsOf(row, urls.get(row.webhook_id) ?? '–', onDone),
				}))}
			/>
			<MoreButton list={list}>{m.desk_webhook_older()}</MoreButton>
		</>
	)
}
