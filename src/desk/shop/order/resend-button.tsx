import { CommandButton } from '#desk/command/command-button.tsx'
import { m } from '#i18n/messages'
import type { OrderRecord } from './order.queries.ts'
import { sendMail } from './order-calls.ts'
import { useOrderAct } from './use-order-act.ts'

/** Sends the mail of an order again, with its newest invoice. */
export const ResendButton = ({ order: { id, documents } }: { order: OrderRecord }) => {
	const onSent = useOrderAct(m.desk_order_resend_done())
	const newest = documents.findLast(({ kind }) => kind === 'invoice')!
	return (
		<CommandButton
			label={m.desk_order_resend()}
			name={m.desk_order_resend()}
			title={m.desk_order_resend_title()}
			text={m.desk_order_resend_text({ email: newest.recipient.email })}
			ok={m.desk_order_resend()}
			size="md"
			run={(signal) => sendMail(id, signal)}
			onDone={onSent}
		/>
	)
}
