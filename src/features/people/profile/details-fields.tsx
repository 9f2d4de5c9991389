import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { m } from '#i18n/messages'
import type { DetailsField } from '#machines/people/profile/profile-details.rules.ts'
import { css } from '#styled/css'
import { namedCountries } from '#ui/form/named-countries.ts'
import type { PhoneBook } from '#ui/form/phone-book.ts'
import { PhoneField } from '#ui/form/phone-field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import type { ProfileDetailsRef } from './use-profile-details.ts'

const row = css({
	display: 'grid',
	gap: '4',
	gridTemplateColumns: { base: '1fr', md: '[12rem 1fr]' },
})

/** Name and phone; the code of the country is not editable. */
export const DetailsFields = ({ form, book }: { form: ProfileDetailsRef; book: PhoneBook }) => {
	const { draft, errors } = useSelector(form, ({ context }) => context)
	const busy = useSelector(form, (snapshot) => snapshot.hasTag('busy'))
	const countries = useMemo(() => namedCountries(book), [book])
	const change = (field: DetailsField) => (event: { target: { value: string } }) =>
		form.send({ type: 'field.changed', field, value: event.target.value })
	return (
		<>
			<TextField
				label={m.profile_name()}
				error={errors.name && m.profile_name_required()}
				name="name"
				value={draft.name}
				onChange={change('name')}
				readOnly={busy}
				maxLength={120}
				autoComplete="name"
				required
			/>
			<div className={row}>
				<SelectField
					label={m.profile_country()}
					name="country"
					value={draft.country}
					onChange={change('country')}
					disabled={busy}
					autoComplete="country"
					options={countries}
				/>
				<PhoneField
					label={m.session_phone()}
					error={errors.phone && m.profile_phone_invalid()}
					dialCode={book.dialCode(draft.country)}
					name="phone"
					value={draft.phone}
					onChange={change('phone')}
					readOnly={busy}
					maxLength={20}
				/>
			</div>
		</>
	)
}
