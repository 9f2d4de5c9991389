import { m } from '#i18n/messages'
import { trainingHours } from '#i18n/training-words.ts'
import { wholeNumber } from '#i18n/whole-number.ts'
import { Figures } from '#ui/display/figures.tsx'
import type { SchoolHours } from './school-hours.queries.ts'

/**
 * A school in a school year at a glance: teachers, how many are behind, how many have reached the
 * goal (HRS-03).
 */
export const HoursFigures = ({ hours: { totals, expected, goals } }: { hours: SchoolHours }) => (
	<Figures
		facts={[
			{ label: m.hours_teachers(), value: wholeNumber(totals.teachers) },
			{ label: m.hours_behind(), value: wholeNumber(totals.behind) },
			{ label: m.hours_reached(), value: wholeNumber(totals.reached) },
			{
				label: m.hours_expected(),
				value: m.hours_expected_of({
					hours: trainingHours(expected),
					goal: trainingHours(goals.all),
				}),
			},
		]}
	/>
)
