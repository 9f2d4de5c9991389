import {
	DatePickerControl,
	DatePickerPositioner,
	DatePickerRoot,
	DatePickerTrigger,
	parseDate,
} from '@ark-ui/react/date-picker'
import CalendarDays from 'lucide-react/icons/calendar-days'
import { useId } from 'react'
import { m } from '#i18n/messages'
import { getLocale } from '#i18n/runtime'
import { css } from '#styled/css'
import { button, field } from '#styled/recipes'
import { Calendar } from './calendar.tsx'
import { dateOfText, isDate, textOfDate } from './date-text.ts'
import { describe, FieldFrame, type FieldWords } from './field-frame.tsx'

const look = field()
const row = css({ display: 'flex', gap: '2' })
const complete = /^\d{2}\/\d{2}\/\d{4}$/

type DateFieldProps = FieldWords & {
	/** YYYY-MM-DD, or what was typed as long as it is no date. */
	value: string
	onChange: (value: string) => void
	/** The first year that can be chosen. */
	startYear?: number
	/** True if days after today can be chosen. */
	future?: boolean
	autoComplete?: string
	readOnly?: boolean
}

/**
 * A date as dd/MM/yyyy, typed or chosen in a calendar that reaches from a first year to the next
 * year or today (FLD-02).
 */
export const DateField = (props: DateFieldProps) => {
	const { label, hint, error, value, onChange, startYear = 1947, future = true, ...rest } = props
	const id = useId()
	const words = { label, hint, error }
	const today = new Date()
	const last = future
		? `${today.getFullYear() + 1}-12-31`
		: dateOfText(today.toLocaleDateString('en-GB'))
	return (
		<FieldFrame id={id} {...words}>
			<DatePickerRoot
				locale={`${getLocale()}-IN`}
				value={isDate(value) ? [parseDate(value)] : []}
				onValueChange={({ value: [chosen] }) => chosen && onChange(chosen.toString())}
				min={parseDate(`${startYear}-01-01`)}
				max={parseDate(last)}
				readOnly={rest.readOnly ?? false}
				positioning={{ strategy: 'fixed', placement: 'bottom-end' }}
				translations={{
					trigger: () => m.app_date_open(),
					content: m.app_date_calendar(),
					monthSelect: m.app_date_month(),
					yearSelect: m.app_date_year(),
				}}
			>
				<DatePickerControl className={row}>
					<input
						className={look.control}
						inputMode="numeric"
						placeholder={m.app_date_format()}
						value={textOfDate(value)}
						onChange={({ target: { value: text } }) =>
							onChange(complete.test(text) ? dateOfText(text) : text)
						}
						onBlur={() => dateOfText(value) !== value && onChange(dateOfText(value))}
						{...describe(id, words)}
						{...rest}
					/>
					<DatePickerTrigger className={button({ tone: 'outline', size: 'icon' })}>
						<CalendarDays aria-hidden="true" />
					</DatePickerTrigger>
				</DatePickerControl>
				<DatePickerPositioner>
					<Calendar />
				</DatePickerPositioner>
			</DatePickerRoot>
		</FieldFrame>
	)
}
