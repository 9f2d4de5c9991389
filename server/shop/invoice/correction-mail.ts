import { mailKind, mailOf } from '#server/platform/mail/mail-kind.ts'
import type { Mail } from '#server/platform/mail/mailer.ts'
import type { Correction } from '#server/shop/invoice/issue-invoice.service.ts'

export const correctionKind = mailKind({
	name: 'invoice-corrected',
	values: {
		name: 'Asha',
		before: 'VD/26-27/000123',
		credit_note: 'VC/26-27/000007',
		invoice: 'VD/26-27/000140',
		orders: 'https://vidya.example/profile/purchase-history',
	},
	needed: ['before', 'credit_note', 'invoice'],
	en: {
		subject: 'Your corrected {brand} invoice {invoice}',
		text: `Namaste {name},

We corrected the details on your invoice. The invoice {before} is cancelled by the credit note {credit_note}, and {invoice} takes its place. What you paid and what you bought stay the same.

[See your orders]({orders})

Both documents are attached.`,
	},
})

/** DSK-11: tells the buyer that an invoice was corrected, with both documents. */
export const correctionMail = (
	{ creditNote, invoice }: Correction,
	{ origin, isOfSchool }: { origin: string; isOfSchool: boolean },
): Mail =>
	mailOf(correctionKind, {
		to: invoice.facts.recipient.email,
		values: {
			name: invoice.facts.recipient.name,
			before: creditNote.facts.refersTo!.number,
			credit_note: creditNote.number,
			invoice: invoice.number,
			orders: `${origin}/profile/${isOfSchool ? 'school-orders' : 'purchase-history'}`,
		},
		attachments: [
			{ kind: 'invoice', id: invoice.id },
			{ kind: 'invoice', id: creditNote.id },
		],
	})
