import { useRef } from 'react'
import { CommandButton } from '#desk/command/command-button.tsx'
import { m } from '#i18n/messages'
import { Button } from '#ui/action/button.tsx'
import { announce } from '#ui/dialog/announce.ts'
import { row2 } from '#ui/look.ts'
import type { Delivery, Webhook } from './webhook.queries.ts'
import { removeWebhook, renewSecret, testWebhook } from './webhook-calls.ts'

type ButtonsProps = {
	webhook: Webhook
	onChange: () => void
	onSecret: (secret: string) => void
	/** Called after an act that changes the list or the log. */
	onDone: () => void
}

const said = ({ answered, fault }: Delivery): string =>
	fault === ''
		? m.desk_webhook_tested({ status: answered ?? 0 })
		: m.desk_webhook_test_failed({ fault })

/** Changes, tests and deletes a webhook, and renews its secret. */
export const WebhookButtons = ({ webhook, onChange, onSecret, onDone }: ButtonsProps) => {
	const { id, url } = webhook
	const tested = useRef<Delivery>(null)
	const renewed = useRef('')
	return (
		<span className={row2}>
			<Button
				tone="outline"
				size="sm"
				aria-label={m.desk_webhook_change_name({ url })}
				onClick={onChange}
			>
				{m.desk_webhook_change()}
			</Button>
			<CommandButton
				label={m.desk_webhook_test()}
				name={m.desk_webhook_test_name({ url })}
				title={m.desk_webhook_test_name({ url })}
				text={m.desk_webhook_test_text()}
				ok={m.desk_webhook_test_ok()}
				run={async (signal) => {
					tested.current = await testWebhook(id, signal)
				}}
				onDone={() => {
					if (tested.current) announce(said(tested.current))
					onDone()
				}}
			/>
			<CommandButton
				label={m.desk_webhook_renew()}
				name={m.desk_webhook_renew_name({ url })}
				title={m.desk_webhook_renew_name({ url })}
				text={m.desk_webhook_renew_text()}
				ok={m.desk_webhook_renew()}
				run={async (signal) => {
					renewed.current = await renewSecret(id, signal)
				}}
				onDone={() => onSecret(renewed.current)}
			/>
			<CommandButton
				label={m.desk_webhook_remove()}
				name={m.desk_webhook_remove_name({ url })}
				title={m.desk_webhook_remove_name({ url })}
				text={m.desk_webhook_remove_text()}
				ok={m.desk_webhook_remove()}
				run={(signal) => removeWebhook(id, signal)}
				onDone={() => {
					announce(m.desk_webhook_removed())
					onDone()
				}}
			/>
		</span>
	)
}
