import { useSuspenseQuery } from '@tanstack/react-query'
import ReceiptText from 'lucide-react/icons/receipt-text'
import { m } from '#i18n/messages'
import { EmptyState } from '#ui/list/empty-state.tsx'
import { invoicesQuery } from './invoice.queries.ts'
import { InvoiceSheet } from './invoice-sheet.tsx'

/** Invoice and credit note of an order, or why there are none. */
export const Invoices = ({ orderId }: { orderId: string }) => {
	const { data } = useSuspenseQuery(invoicesQuery(orderId))
	if (data.length === 0)
		return (
			<EmptyState icon={<ReceiptText />} title={m.invoice_none()} text={m.invoice_none_hint()} />
		)
	return data.map((invoice) => <InvoiceSheet key={invoice.id} invoice={invoice} />)
}
