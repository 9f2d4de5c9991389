import type { Mail } from '#server/platform/mail/mailer.ts'
import type { Invoice } from '#server/shop/invoice/invoice.store.ts'

const rupees = (paise: number) => `₹${(paise / 100).toLocaleString('en-IN')}`

/** INV-02: tells the buyer what was bought, with the invoice. */
export const confirmationMail = (invoice: Invoice, origin: string): Mail => ({
	to: invoice.facts.recipient.email,
	subject: `Your {brand} order, invoice ${invoice.number}`,
	text: [
		`Namaste ${invoice.facts.recipient.name},`,
		'',
		'Thank you, your payment has arrived. You can start now:',
		'',
		...invoice.facts.lines.map((line) => `– ${line.title}`),
		'',
		`Total: ${rupees(invoice.total - invoice.facts.coins * 100)}, GST included`,
		'',
		`Start learning: ${origin}/profile/my-learning`,
		`Order and invoice: ${origin}/profile/purchase-history/${invoice.orderId}/invoice`,
		'',
		'The tax invoice is attached.',
		'',
		'{brand}',
	].join('\n'),
	attachments: [{ kind: 'invoice', id: invoice.id }],
})
