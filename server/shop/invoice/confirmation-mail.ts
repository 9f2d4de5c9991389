import { mailKind, mailOf } from '#server/platform/mail/mail-kind.ts'
import type { Mail } from '#server/platform/mail/mailer.ts'
import type { Invoice } from '#server/shop/invoice/invoice.store.ts'

export const confirmationKind = mailKind({
	name: 'order-confirmed',
	values: {
		name: 'Asha',
		invoice: 'VD/26-27/000123',
		titles: '– Fractions that make sense\n– Reading circles that work',
		total: '₹589',
		learning: 'https://vidya.example/profile/my-learning',
		order: 'https://vidya.example/profile/purchase-history/…/invoice',
	},
	needed: ['titles', 'total'],
	en: {
		subject: 'Your {brand} order, invoice {invoice}',
		text: `Namaste {name},

Thank you, your payment has arrived. You can start now:

{titles}

Total: {total}, GST included

[Start learning]({learning})

Order and invoice: {order}

The tax invoice is attached.`,
	},
})

const rupees = (paise: number) => `₹${(paise / 100).toLocaleString('en-IN')}`

/** INV-02: tells the buyer what was bought, with the invoice. */
export const confirmationMail = (invoice: Invoice, origin: string): Mail =>
	mailOf(confirmationKind, {
		to: invoice.facts.recipient.email,
		values: {
			name: invoice.facts.recipient.name,
			invoice: invoice.number,
			titles: invoice.facts.lines.map((line) => `– ${line.title}`).join('\n'),
			total: rupees(invoice.total - invoice.facts.coins * 100),
			learning: `${origin}/profile/my-learning`,
			order: `${origin}/profile/purchase-history/${invoice.orderId}/invoice`,
		},
		attachments: [{ kind: 'invoice', id: invoice.id }],
	})
