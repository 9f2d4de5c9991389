import { useSelector } from '@xstate/react'
import { DateField } from '#ui/form/date-field.tsx'
import { PhoneField } from '#ui/form/phone-field.tsx'
import { CareerRadio } from './career-choice.tsx'
import { CareerText } from './career-text.tsx'
import { useCareerField } from './use-career-field.ts'
import type { CareerRef } from './use-career-interest.ts'

type PersonProps = {
	career: CareerRef
	/** The code of a country before its numbers, as `+91`. */
	dialCode: (country: string) => string
}

/** Fields about the person; name, email and phone are filled in from the account. */
export const PersonFields = ({ career, dialCode }: PersonProps) => {
	const country = useSelector(career, ({ context }) => context.draft.phone_country)
	const phone = useCareerField(career, 'phone')
	const dob = useCareerField(career, 'dob')
	return (
		<>
			<CareerText career={career} field="name" autoComplete="name" maxLength={120} />
			<CareerText career={career} field="email" type="email" autoComplete="email" maxLength={254} />
			<PhoneField
				label={phone.label}
				error={phone.error}
				dialCode={dialCode(country)}
				name="phone"
				value={phone.value}
				readOnly={phone.busy}
				maxLength={15}
				required
				onChange={(event) => phone.change(event.target.value)}
			/>
			<DateField
				label={dob.label}
				error={dob.error}
				value={dob.value}
				future={false}
				readOnly={dob.busy}
				autoComplete="bday"
				onChange={dob.change}
			/>
			<CareerRadio career={career} field="gender" />
		</>
	)
}
