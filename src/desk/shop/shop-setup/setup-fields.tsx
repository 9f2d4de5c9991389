import {
	type Setting,
	type SettingsStep,
	type ShopSettings,
	settingLimits,
	settingsOfSteps,
} from '#domain/shop/shop-settings.rules.ts'
import { m } from '#i18n/messages'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { languageChoices, settingFaultWords, settingNames } from './setup-words.ts'

type FieldsProps = {
	step: SettingsStep
	draft: ShopSettings
	/** The values that the shop uses while nothing is stored. */
	inUse: ShopSettings
	stored: ShopSettings
	faults: readonly Setting[]
	onChange: (change: Partial<ShopSettings>) => void
}

const kinds: Partial<Record<Setting, object>> = {
	brand_name_hi: { lang: 'hi' },
	contact_email: { type: 'email' },
	grievance_email: { type: 'email' },
	mail_sender: { type: 'email' },
	contact_phone: { type: 'tel' },
	bank_account: { inputMode: 'numeric' },
	figure_teachers: { inputMode: 'numeric' },
	figure_schools: { inputMode: 'numeric' },
	figure_places: { inputMode: 'numeric' },
}

const isLong = (name: Setting) => name === 'legal_address' || name === 'contact_address'

/** The fields of a step of the set-up (DSK-01). */
export const SetupFields = ({ step, draft, inUse, stored, faults, onChange }: FieldsProps) =>
	settingsOfSteps[step].map((name) => {
		const shared = {
			name,
			label: settingNames[name](),
			value: draft[name],
			maxLength: settingLimits[name],
			autoComplete: 'off',
			error: faults.includes(name) ? settingFaultWords[name]() : undefined,
			hint:
				stored[name] === '' && inUse[name] !== ''
					? m.desk_setup_in_use({ value: inUse[name] })
					: undefined,
			onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
		}
		if (name === 'languages')
			return (
				<SelectField
					key={name}
					name={name}
					label={settingNames[name]()}
					hint={m.desk_setup_languages_hint()}
					value={draft[name]}
					options={languageChoices()}
					onChange={({ target }) => onChange({ [name]: target.value })}
				/>
			)
		return isLong(name) ? (
			<TextArea key={name} {...shared} rows={3} />
		) : (
			<TextField key={name} {...shared} {...kinds[name]} />
		)
	})
