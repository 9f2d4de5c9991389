import { useSelector } from '@xstate/react'
import { m } from '#i18n/messages'
import { css } from '#styled/css'
import { Button } from '#ui/action/button.tsx'
import { rupees } from '#ui/display/rupees.ts'
import { Notice } from '#ui/layout/notice.tsx'
import { row3, stack4 } from '#ui/look.ts'
import type { SchoolOrderData } from './school-order.queries.ts'
import type { SchoolCheckoutRef } from './use-school-checkout.ts'

const facts = css({
	fontVariantNumeric: 'tabular-nums',
	'& div': { display: 'flex', justifyContent: 'space-between', gap: '4' },
	'& dd': { fontWeight: 'bold' },
})

type StepProps = { ref: SchoolCheckoutRef; order: SchoolOrderData }

/** The two ways to pay, and where a transfer goes once it was chosen (PRC-01). */
export const PayStep = ({ ref, order }: StepProps) => {
	const busy = useSelector(ref, (snapshot) => snapshot.hasTag('busy'))
	const { transfer } = order
	const rows = transfer && [
		[m.checkout_transfer_reference(), transfer.reference],
		[m.order_total(), rupees(order.total)],
		[m.checkout_transfer_name(), transfer.account_name],
		[m.checkout_transfer_number(), transfer.account_number],
		[m.checkout_transfer_ifsc(), transfer.ifsc],
		[m.checkout_transfer_bank(), transfer.bank],
	]
	return (
		<div className={stack4}>
			{rows && (
				<>
					<Notice>{m.checkout_transfer_text()}</Notice>
					<dl className={facts}>
						{rows.map(([label, value]) => (
							<div key={label}>
								<dt>{label}</dt>
								<dd>{value}</dd>
							</div>
						))}
					</dl>
				</>
			)}
			<div className={row3}>
				<Button
					tone={transfer ? 'outline' : undefined}
					busy={busy}
					onClick={() => ref.send({ type: 'payment.chosen' })}
				>
					{m.checkout_pay({ total: rupees(order.total) })}
				</Button>
				{!transfer && (
					<Button tone="outline" busy={busy} onClick={() => ref.send({ type: 'transfer.chosen' })}>
						{m.checkout_transfer()}
					</Button>
				)}
			</div>
		</div>
	)
}
