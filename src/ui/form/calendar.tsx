import {
	DatePickerContent,
	DatePickerContext,
	DatePickerMonthSelect,
	DatePickerTable,
	DatePickerTableBody,
	DatePickerTableCell,
	DatePickerTableCellTrigger,
	DatePickerTableHead,
	DatePickerTableHeader,
	DatePickerTableRow,
	DatePickerView,
	DatePickerYearSelect,
} from '@ark-ui/react/date-picker'
import { css } from '#styled/css'
import { field } from '#styled/recipes'

const look = field()
const content = css({
	p: '4',
	bg: 'raised',
	color: 'ink',
	borderWidth: '1px',
	borderColor: 'line',
	borderRadius: 'md',
	boxShadow: 'float',
})
const row = css({ display: 'flex', gap: '2' })
const day = css({
	display: 'flex',
	alignItems: 'center',
	justifyContent: 'center',
	w: '9',
	h: '9',
	borderRadius: 'sm',
	cursor: 'pointer',
	_hover: { bg: 'primary.soft' },
	'&[data-selected]': { bg: 'primary', color: 'primary.on' },
	'&[data-disabled], &[data-outside-range]': { color: 'ink.muted', opacity: '0.55' },
})

/** The days of a month, with the month and the year to choose above. */
export const Calendar = () => (
	<DatePickerContent className={content}>
		<DatePickerView view="day">
			<div className={row}>
				<DatePickerMonthSelect className={look.control} />
				<DatePickerYearSelect className={look.control} />
			</div>
			<DatePickerContext>
				{({ weekDays, weeks }) => (
					<DatePickerTable>
						<DatePickerTableHead>
							<DatePickerTableRow>
								{weekDays.map((weekDay) => (
									<DatePickerTableHeader key={weekDay.long} abbr={weekDay.long}>
										{weekDay.narrow}
									</DatePickerTableHeader>
								))}
							</DatePickerTableRow>
						</DatePickerTableHead>
						<DatePickerTableBody>
							{weeks.map((week) => (
								<DatePickerTableRow key={String(week[0])}>
									{week.map((date) => (
										<DatePickerTableCell key={String(date)} value={date}>
											<DatePickerTableCellTrigger className={day}>
												{date.day}
											</DatePickerTableCellTrigger>
										</DatePickerTableCell>
									))}
								</DatePickerTableRow>
							))}
						</DatePickerTableBody>
					</DatePickerTable>
				)}
			</DatePickerContext>
		</DatePickerView>
	</DatePickerContent>
)
