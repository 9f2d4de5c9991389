import { audiences, type CouponFault, couponTypes } from '#domain/shop/coupon.rules.ts'
import { courseTypeLabel } from '#i18n/course-type-label.ts'
import { m } from '#i18n/messages'
import type { CouponDraft } from '#machines/shop/discount/coupon-editor.types.ts'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { halves4 } from '#ui/look.ts'
import { audienceWords, faultWords } from './coupon-words.ts'

type FieldsProps = {
	draft: CouponDraft
	faults: readonly CouponFault[]
	/** True for a coupon that exists: its code stays. */
	isKnown: boolean
	onChange: (change: Partial<CouponDraft>) => void
}

type Typed = Exclude<keyof CouponDraft, 'kind' | 'listed' | 'course_type' | 'audience'>

/** All fields of a coupon. */
export const CouponFields = ({ draft, faults, isKnown, onChange }: FieldsProps) => {
	const bind = (field: Typed) => ({
		name: field,
		value: draft[field],
		error: faults.find((one) => one === field) && faultWords[field as CouponFault](),
		onChange: ({ target }: { target: { value: string } }) => onChange({ [field]: target.value }),
	})
	return (
		<>
			<div className={halves4}>
				<TextField
					label={m.desk_coupon_code()}
					hint={isKnown ? m.desk_coupon_code_stays() : m.desk_coupon_code_hint()}
					maxLength={40}
					autoComplete="off"
					spellCheck={false}
					readOnly={isKnown}
					{...bind('code')}
				/>
				<TextField
					label={m.desk_coupon_title()}
					hint={m.desk_coupon_title_hint()}
					maxLength={120}
					{...bind('title')}
				/>
				<SelectField
					label={m.desk_coupon_kind()}
					options={[
						{ value: 'percent', label: m.desk_coupon_kind_percent() },
						{ value: 'amount', label: m.desk_coupon_kind_amount() },
					]}
					value={draft.kind}
					onChange={({ target }) => onChange({ kind: target.value as CouponDraft['kind'] })}
				/>
				{draft.kind === 'percent' ? (
					<TextField
						label={m.desk_coupon_percent_field()}
						inputMode="numeric"
						{...bind('percent')}
					/>
				) : (
					<TextField label={m.desk_coupon_amount_field()} inputMode="decimal" {...bind('amount')} />
				)}
				{draft.kind === 'percent' && (
					<TextField
						label={m.desk_coupon_max_amount()}
						hint={m.desk_coupon_max_amount_hint()}
						inputMode="decimal"
						{...bind('max_amount')}
					/>
				)}
				<TextField
					label={m.desk_coupon_minimum()}
					hint={m.desk_coupon_optional()}
					inputMode="decimal"
					{...bind('minimum_order')}
				/>
				<SelectField
					label={m.desk_coupon_type()}
					options={[
						{ value: '', label: m.desk_coupon_type_all() },
						...couponTypes.map((value) => ({ value, label: courseTypeLabel(value) })),
					]}
					value={draft.course_type}
					onChange={({ target }) => onChange({ course_type: target.value })}
				/>
				<SelectField
					label={m.desk_coupon_audience()}
					options={audiences.map((value) => ({ value, label: audienceWords[value]() }))}
					value={draft.audience}
					onChange={({ target }) => onChange({ audience: target.value })}
				/>
				<TextField
					type="datetime-local"
					label={m.desk_coupon_starts()}
					hint={m.desk_coupon_time_hint()}
					{...bind('starts_at')}
				/>
				<TextField
					type="datetime-local"
					label={m.desk_coupon_ends()}
					hint={m.desk_coupon_time_hint()}
					{...bind('ends_at')}
				/>
				<TextField
					label={m.desk_coupon_max_uses()}
					hint={m.desk_coupon_optional()}
					inputMode="numeric"
					{...bind('max_uses')}
				/>
				<TextField
					label={m.desk_coupon_per_person()}
					hint={m.desk_coupon_optional()}
					inputMode="numeric"
					{...bind('per_person')}
				/>
			</div>
			<Checkbox
				checked={draft.listed}
				onChange={({ target }) => onChange({ listed: target.checked })}
			>
				{m.desk_coupon_listed()}
			</Checkbox>
		</>
	)
}
