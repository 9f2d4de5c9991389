import { useRef } from 'react'
import { RecordDialog } from '#desk/record/record-dialog.tsx'
import type { RecordForm } from '#desk/record/use-record-editor.ts'
import { isWebhookUrl, webhookEvents } from '#domain/people/webhook.rules.ts'
import { m } from '#i18n/messages'
import type { RecordDraft } from '#machines/web/record-editor/record-editor.types.ts'
import type { Webhook } from './webhook.queries.ts'
import { changeWebhook, makeWebhook } from './webhook-calls.ts'
import { WebhookFields } from './webhook-fields.tsx'

const refusals = {
	'webhook-url': { kind: 'invalid' },
	'webhooks-too-many': { kind: 'invalid' },
} as const

const draftOf = (webhook: Webhook | null): RecordDraft => ({
	url: webhook?.url ?? 'https://',
	enabled: webhook?.enabled ?? true,
	...Object.fromEntries(
		webhookEvents.map((event) => [event, webhook?.events.includes(event) ?? false]),
	),
})

const eventsOf = (draft: RecordDraft) => webhookEvents.filter((event) => draft[event] === true)
const urlOf = (draft: RecordDraft): string => String(draft.url).trim()

/** `http` is for trying it out; the server refuses it where it may not be. */
const faultsOf = (draft: RecordDraft): readonly string[] => [
	...(isWebhookUrl(urlOf(draft), true) ? [] : ['url']),
	...(eventsOf(draft).length === 0 ? ['events'] : []),
]

type DialogProps = {
	/** Null for a new one. */
	webhook: Webhook | null
	/** Called with the secret of a new one; null after a change. */
	onStored: (secret: string | null) => void
	onClose: () => void
}

/** The form of a new webhook, or of one that is changed (DSK-20). */
export const WebhookDialog = ({ webhook, onStored, onClose }: DialogProps) => {
	const secret = useRef<string>(null)
	const form: RecordForm = {
		draft: draftOf(webhook),
		store: async (draft, signal) => {
			const wanted = { url: urlOf(draft), events: eventsOf(draft) }
			if (webhook)
				await changeWebhook(webhook.id, { ...wanted, enabled: draft.enabled === true }, signal)
			else secret.current = await makeWebhook(wanted, signal)
		},
		refusals,
	}
	return (
		<RecordDialog
			form={form}
			title={webhook ? m.desk_webhook_change_name({ url: webhook.url }) : m.desk_webhook_new()}
			ok={m.desk_webhook_store()}
			faultsOf={faultsOf}
			fields={(props) => <WebhookFields {...props} isKnown={webhook !== null} />}
			onStored={() => onStored(secret.current)}
			onClose={onClose}
		/>
	)
}
