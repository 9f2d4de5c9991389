import { m } from '#i18n/messages'
import { css } from '#styled/css'
import { SelectField } from '#ui/form/select-field.tsx'
import { type Period, periodOptions } from './period.ts'

const field = css({ w: 'full', maxW: '[16rem]' })

/** Chooses the days that a page of figures is about. */
export const PeriodField = ({
	period,
	onChange,
}: {
	period: Period
	onChange: (period: Period) => void
}) => {
	const options = periodOptions(new Date())
	const isListed = options.some(({ value }) => value === period)
	return (
		<div className={field}>
			<SelectField
				label={m.desk_sales_period()}
				value={period}
				options={isListed ? options : [...options, { value: period, label: period }]}
				onChange={({ target }) => onChange(target.value)}
			/>
		</div>
	)
}
