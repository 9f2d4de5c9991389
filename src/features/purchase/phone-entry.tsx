import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { m } from '#i18n/messages'
import { getLocale } from '#i18n/runtime'
import { css } from '#styled/css'
import { PhoneField } from '#ui/phone-field.tsx'
import { SelectField } from '#ui/select-field.tsx'
import type { PhoneBook } from './phone-book.ts'
import type { PurchaseRef } from './use-purchase.ts'

const row = css({
  display: 'grid',
  gap: '4',
  gridTemplateColumns: { base: '1fr', md: '[12rem 1fr]' },
})

/** The countries by name, in the order of the language. */
const namedCountries = (book: PhoneBook) => {
  const locale = getLocale()
  const names = new Intl.DisplayNames([locale], { type: 'region' })
  return book
    .countries()
    .map((country) => ({ value: country, label: names.of(country) ?? country }))
    .sort((a, b) => a.label.localeCompare(b.label, locale))
}

type PhoneEntryProps = { purchase: PurchaseRef; book: PhoneBook; busy: boolean }

/** Country and phone: India unless chosen otherwise, the code never editable (PUR-01). */
export const PhoneEntry = ({ purchase, book, busy }: PhoneEntryProps) => {
  const { phone, country } = useSelector(purchase, ({ context }) => context.draft)
  const countries = useMemo(() => namedCountries(book), [book])
  const error = useSelector(purchase, ({ context }) => context.errors.phone)
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
        error={error && m.purchase_phone_required()}
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
    </div>
  )
}
