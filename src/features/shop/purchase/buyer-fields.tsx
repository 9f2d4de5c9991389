import { useSelector } from '@xstate/react'
import { m } from '#i18n/messages'
import type { PhoneBook } from '#ui/form/phone-book.ts'
import { TextField } from '#ui/form/text-field.tsx'
import { stack4 } from '#ui/look.ts'
import { PhoneEntry } from './phone-entry.tsx'
import type { PurchaseRef } from './use-purchase.ts'

type BuyerFieldsProps = {
	purchase: PurchaseRef
	book: PhoneBook
	busy: boolean
	/** Nothing is paid: no phone is asked for (PUR-04). */
	free: boolean
}

/** Name, email and phone, prefilled from the account (PUR-01). */
export const BuyerFields = ({ purchase, book, busy, free }: BuyerFieldsProps) => {
	const draft = useSelector(purchase, ({ context }) => context.draft)
	const errors = useSelector(purchase, ({ context }) => context.errors)
	const change = (field: 'name' | 'email') => (event: { target: { value: string } }) =>
		purchase.send({ type: 'field.changed', field, value: event.target.value })
	const emailErrors = { required: m.purchase_field_required(), invalid: m.purchase_email_invalid() }
	return (
		<div className={stack4}>
			<TextField
				label={m.purchase_name()}
				error={errors.name && m.purchase_field_required()}
				name="name"
				value={draft.name}
				onChange={change('name')}
				readOnly={busy}
				maxLength={120}
				autoComplete="name"
				required
			/>
			<TextField
				label={m.purchase_email()}
				error={errors.email && emailErrors[errors.email]}
				type="email"
				name="email"
				value={draft.email}
				onChange={change('email')}
				readOnly={busy}
				maxLength={254}
				autoComplete="email"
				required
			/>
			{!free && <PhoneEntry purchase={purchase} book={book} busy={busy} />}
		</div>
	)
}
