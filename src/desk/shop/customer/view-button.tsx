import { useRef, useState } from 'react'
import { CommandButton } from '#desk/command/command-button.tsx'
import { SecretDialog } from '#desk/record/secret-dialog.tsx'
import { m } from '#i18n/messages'
import type { Customer } from './customer.queries.ts'
import { viewCustomer } from './customer-acts.ts'
import { ReasonField } from './reason-field.tsx'

/** Makes a link with which support sees the shop as a person does, read only (DSK-13). */
export const ViewButton = ({ customer: { id, name } }: { customer: Customer }) => {
	const [reason, setReason] = useState('')
	const made = useRef<string | null>(null)
	const [url, setUrl] = useState<string | null>(null)
	return (
		<>
			<CommandButton
				label={m.desk_customer_view()}
				name={m.desk_customer_view()}
				title={m.desk_customer_view_name({ name })}
				text={m.desk_customer_view_text()}
				ok={m.desk_customer_view_ok()}
				size="md"
				isReady={reason.trim() !== ''}
				run={async (signal) => {
					made.current = (await viewCustomer(id, reason.trim(), signal)).url
				}}
				onDone={() => {
					setReason('')
					setUrl(made.current)
				}}
				refused={m.desk_customer_view_refused()}
			>
				<ReasonField
					reason={reason}
					hint={m.desk_customer_view_reason_hint()}
					onChange={setReason}
				/>
			</CommandButton>
			{url && (
				<SecretDialog
					title={m.desk_customer_view_link()}
					text={m.desk_customer_view_link_text()}
					secret={url}
					onClose={() => setUrl(null)}
				/>
			)}
		</>
	)
}
