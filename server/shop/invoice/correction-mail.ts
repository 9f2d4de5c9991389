import type { Mail } from '#server/platform/mail/mailer.ts'
import type { Correction } from '#server/shop/invoice/issue-invoice.service.ts'

/** DSK-11: tells the buyer that an invoice was corrected, with both documents. */
export const correctionMail = (
	{ creditNote, invoice }: Correction,
	{ origin, isOfSchool }: { origin: string; isOfSchool: boolean },
): Mail => ({
	to: invoice.facts.recipient.email,
	subject: `Your corrected {brand} invoice ${invoice.number}`,
	text: [
		`Namaste ${invoice.facts.recipient.name},`,
		'',
		`We corrected the details on your invoice. The invoice ${creditNote.facts.refersTo!.number} is cancelled by the credit note ${creditNote.number}, and ${invoice.number} takes its place. What you paid and what you bought stay the same.`,
		'',
		`Your orders: ${origin}/profile/${isOfSchool ? 'school-orders' : 'purchase-history'}`,
		'',
		'Both documents are attached.',
		'',
		'{brand}',
	].join('\n'),
	attachments: [
		{ kind: 'invoice', id: invoice.id },
		{ kind: 'invoice', id: creditNote.id },
	],
})
