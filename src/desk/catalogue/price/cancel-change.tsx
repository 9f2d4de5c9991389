import { CommandButton } from '#desk/command/command-button.tsx'
import { m } from '#i18n/messages'
import { usePriceCall } from './use-price-call.ts'

/** Cancels a planned change of a price. */
export const CancelChange = ({ resourceId, id }: { resourceId: string; id: string }) => {
	const { cancel, onDone } = usePriceCall(resourceId, m.desk_price_cancel_done())
	return (
		<CommandButton
			label={m.desk_price_cancel()}
			name={m.desk_price_cancel()}
			title={m.desk_price_cancel_title()}
			text={m.desk_price_cancel_text()}
			ok={m.desk_price_cancel()}
			size="md"
			run={(signal) => cancel(id, signal)}
			onDone={onDone}
		/>
	)
}
