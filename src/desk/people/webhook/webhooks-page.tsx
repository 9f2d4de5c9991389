import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Suspense, useCallback, useState } from 'react'
import { SecretDialog } from '#desk/record/secret-dialog.tsx'
import { MOST_WEBHOOKS } from '#domain/people/webhook.rules.ts'
import { m } from '#i18n/messages'
import { css } from '#styled/css'
import { Button } from '#ui/action/button.tsx'
import { announce } from '#ui/dialog/announce.ts'
import { Badge } from '#ui/display/badge.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { Heading } from '#ui/layout/heading.tsx'
import { DataTable } from '#ui/list/data-table.tsx'
import { EmptyState } from '#ui/list/empty-state.tsx'
import { lead5, smallLine } from '#ui/look.ts'
import { DeliveryLog } from './delivery-log.tsx'
import { type Webhook, webhooksKey, webhooksQuery } from './webhook.queries.ts'
import { WebhookButtons } from './webhook-buttons.tsx'
import { WebhookDialog } from './webhook-dialog.tsx'
import { deliveryWords, eventWords } from './webhook-words.ts'
import { deliveryStatuses, type WebhooksSearch } from './webhooks.search.ts'

const head = css({
	display: 'flex',
	flexWrap: 'wrap',
	gap: '3',
	justifyContent: 'space-between',
	alignItems: 'start',
})
const address = css({ overflowWrap: 'anywhere' })
const title = css({ textStyle: 'section', pt: '8', pb: '3' })
const choice = css({ maxW: '[16rem]', pb: '4' })

/** A webhook that is changed; null for a new one. */
type Subject = { webhook: Webhook | null }

type ContentProps = { onOpen: (subject: Subject) => void; onSecret: (secret: string) => void }

const Content = ({ onOpen, onSecret }: ContentProps) => {
	const { data } = useSuspenseQuery(webhooksQuery)
	const queryClient = useQueryClient()
	const place = useSearch({ strict: false }) as WebhooksSearch
	const navigate = useNavigate()
	const onDone = useCallback(() => {
		void queryClient.invalidateQueries({ queryKey: webhooksKey })
	}, [queryClient])
	if (data.length === 0)
		return (
			<EmptyState title={m.desk_webhook_none_title()} text={m.desk_webhook_none_text()}>
				<Button onClick={() => onOpen({ webhook: null })}>{m.desk_webhook_new()}</Button>
			</EmptyState>
		)
	return (
		<>
			<DataTable
				label={m.desk_webhook_title()}
				heads={[
					m.desk_webhook_url(),
					m.desk_webhook_events(),
					m.desk_webhook_state(),
					m.desk_actions(),
				]}
				rows={data.map((webhook) => ({
					key: webhook.id,
					cells: [
						<span key="url" className={address}>
							{webhook.url}
						</span>,
						webhook.events.map((event) => eventWords[event]()).join(', '),
						<span key="state">
							<Badge tone={webhook.enabled ? 'leaf' : 'neutral'}>
								{webhook.enabled ? m.desk_webhook_on() : m.desk_webhook_off()}
							</Badge>
							<span className={smallLine}>{m.desk_webhook_counts(webhook)}</span>
						</span>,
						<WebhookButtons
							key="ways"
							webhook={webhook}
							onChange={() => onOpen({ webhook })}
							onSecret={onSecret}
							onDone={onDone}
						/>,
					],
				}))}
			/>
			<h2 className={title}>{m.desk_webhook_log()}</h2>
			<div className={choice}>
				<SelectField
					label={m.desk_webhook_log_status()}
					value={place.status ?? ''}
					options={[
						{ value: '', label: m.desk_webhook_log_all() },
						...deliveryStatuses.map((value) => ({ value, label: deliveryWords[value]() })),
					]}
					onChange={({ target }) =>
						void navigate({
							to: '/webhooks',
							search: { status: target.value || undefined },
						} as never)
					}
				/>
			</div>
			<Suspense fallback={<p role="status">{m.desk_loading()}</p>}>
				<DeliveryLog
					place={place}
					urls={new Map(data.map(({ id, url }) => [id, url]))}
					onDone={onDone}
				/>
			</Suspense>
		</>
	)
}

const AddButton = ({ onOpen }: Pick<ContentProps, 'onOpen'>) => {
	const { data } = useSuspenseQuery(webhooksQuery)
	if (data.length === 0) return null
	if (data.length >= MOST_WEBHOOKS) return <p className={smallLine}>{m.desk_webhook_many()}</p>
	return <Button onClick={() => onOpen({ webhook: null })}>{m.desk_webhook_new()}</Button>
}

/** Addresses of other systems that get events, and the log of what was sent (DSK-20). */
export const WebhooksPage = () => {
	const [open, setOpen] = useState<Subject | null>(null)
	const [secret, setSecret] = useState('')
	const queryClient = useQueryClient()
	return (
		<>
			<div className={head}>
				<Heading>{m.desk_webhook_title()}</Heading>
				<Suspense>
					<AddButton onOpen={setOpen} />
				</Suspense>
			</div>
			<p className={lead5}>{m.desk_webhook_text()}</p>
			<Suspense fallback={<p role="status">{m.desk_loading()}</p>}>
				<Content onOpen={setOpen} onSecret={setSecret} />
			</Suspense>
			{open && (
				<WebhookDialog
					key={open.webhook?.id ?? 'new'}
					webhook={open.webhook}
					onStored={(made) => {
						announce(m.desk_webhook_stored())
						void queryClient.invalidateQueries({ queryKey: webhooksKey })
						setOpen(null)
						if (made) setSecret(made)
					}}
					onClose={() => setOpen(null)}
				/>
			)}
			{secret && (
				<SecretDialog
					title={m.desk_webhook_secret_title()}
					text={m.desk_webhook_secret_text()}
					secret={secret}
					onClose={() => setSecret('')}
				/>
			)}
		</>
	)
}
