import type { FieldsProps } from '#desk/record/record-dialog.tsx'
import { planTypes } from '#domain/shop/plan.rules.ts'
import { benefitLabel } from '#features/shop/subscription/benefit-label.ts'
import { m } from '#i18n/messages'
import { css } from '#styled/css'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { halves4, sectionText } from '#ui/look.ts'

const kind = css({ borderWidth: '1px', borderColor: 'line', borderRadius: 'md', p: '3' })
const legend = css({ fontWeight: 'bold', px: '1' })
const numbers = css({ display: 'grid', gap: '3', gridTemplateColumns: '[1fr 1fr]' })
const hint = css({ color: 'ink.muted', textStyle: 'small' })

const faultWords = (field: string): string => {
	if (field === 'slug') return m.desk_plan_fault_slug()
	if (field === 'name') return m.desk_plan_fault_name()
	if (field === 'price') return m.desk_plan_fault_price()
	return field.startsWith('percent') ? m.desk_plan_fault_percent() : m.desk_plan_fault_included()
}

/** All fields of a plan. */
export const PlanFields = ({
	draft,
	faults,
	onChange,
	isKnown,
}: FieldsProps & { isKnown: boolean }) => {
	const bind = (field: string) => ({
		name: field,
		value: String(draft[field] ?? ''),
		error: faults.includes(field) && faultWords(field),
		onChange: ({ target }: { target: { value: string } }) => onChange({ [field]: target.value }),
	})
	const isFree = draft.isFree === true
	return (
		<>
			<div className={halves4}>
				<TextField
					label={m.desk_plan_name()}
					hint={m.desk_plan_name_hint()}
					maxLength={60}
					{...bind('name')}
				/>
				<TextField
					label={m.desk_plan_slug()}
					hint={isKnown ? m.desk_plan_slug_stays() : m.desk_plan_slug_hint()}
					maxLength={40}
					autoComplete="off"
					spellCheck={false}
					readOnly={isKnown}
					{...bind('slug')}
				/>
			</div>
			<Checkbox checked={isFree} onChange={({ target }) => onChange({ isFree: target.checked })}>
				{m.desk_plan_free()}
			</Checkbox>
			{!isFree && (
				<TextField
					label={m.desk_plan_price()}
					hint={m.desk_plan_price_hint()}
					inputMode="decimal"
					{...bind('price')}
				/>
			)}
			<div>
				<h3 className={sectionText}>{m.desk_plan_benefits()}</h3>
				<p className={hint}>{isFree ? m.desk_plan_benefits_free() : m.desk_plan_benefits_hint()}</p>
			</div>
			<div className={halves4}>
				{planTypes.map((type) => (
					<fieldset key={type} className={kind}>
						<legend className={legend}>{benefitLabel(type)}</legend>
						<div className={numbers}>
							<TextField
								label={m.desk_plan_included()}
								inputMode="numeric"
								maxLength={4}
								{...bind(`included ${type}`)}
							/>
							{!isFree && (
								<TextField
									label={m.desk_plan_percent()}
									inputMode="numeric"
									maxLength={3}
									{...bind(`percent ${type}`)}
								/>
							)}
						</div>
					</fieldset>
				))}
			</div>
			<Checkbox
				checked={draft.forSchools === true}
				onChange={({ target }) => onChange({ forSchools: target.checked })}
			>
				{m.desk_plan_for_schools()}
			</Checkbox>
			<Checkbox
				checked={draft.offered === true}
				onChange={({ target }) => onChange({ offered: target.checked })}
			>
				{m.desk_plan_offered()}
			</Checkbox>
		</>
	)
}
