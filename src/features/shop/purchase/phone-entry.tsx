import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { countryNames } from '#i18n/country-names.ts'
import { m } from '#i18n/messages'
import { css, cx } from '#styled/css'
import { Button } from '#ui/action/button.tsx'
import type { PhoneBook } from '#ui/form/phone-book.ts'
import { PhoneField } from '#ui/form/phone-field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import type { PurchaseRef } from './use-purchase.ts'

const row = css({
	display: 'grid',
	gap: '4',
	gridTemplateColumns: { base: '1fr', md: '[12rem 1fr]' },
})

const note = css({ textStyle: 'small', color: 'ink.muted' })
const aside = css({ gridColumn: { md: '2' } })

const errors = { required: m.purchase_phone_required, invalid: m.purchase_phone_not_indian }

type PhoneEntryProps = { purchase: PurchaseRef; book: PhoneBook; busy: boolean }

/**
 * Country and phone: India unless chosen otherwise, the code never editable (PUR-01); a number that
 * India does not know is asked about (PUR-06).
 */
export const PhoneEntry = ({ purchase, book, busy }: PhoneEntryProps) => {
	const { phone, country } = useSelector(purchase, ({ context }) => context.draft)
	const countries = useMemo(() => countryNames(book.countries()), [book])
	const error = useSelector(purchase, ({ context }) => context.errors.phone)
	const fromAbroad = useSelector(purchase, ({ context }) => context.fromAbroad)
	return (
		<div className={row}>
			<SelectField
				label={m.purchase_country()}
				name="country"
				value={country}
				disabled={busy}
				autoComplete="country"
				options={countries}
				onChange={(event) =>
					purchase.send({ type: 'field.changed', field: 'country', value: event.target.value })
				}
			/>
			<PhoneField
				label={m.purchase_phone()}
				error={error && errors[error]()}
				dialCode={book.dialCode(country)}
				name="phone"
				value={phone}
				readOnly={busy}
				maxLength={15}
				required
				onChange={(event) =>
					purchase.send({ type: 'field.changed', field: 'phone', value: event.target.value })
				}
			/>
			{error === 'invalid' && (
				<span className={aside}>
					<Button
						tone="outline"
						size="sm"
						onClick={() => purchase.send({ type: 'abroad.confirmed' })}
					>
						{m.purchase_from_abroad()}
					</Button>
				</span>
			)}
			{(fromAbroad || country !== 'IN') && (
				<p className={cx(aside, note)}>{m.purchase_abroad_note()}</p>
			)}
		</div>
	)
}
