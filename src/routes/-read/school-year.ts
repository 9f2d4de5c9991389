import { whole } from '#api/search-fields.ts'
import { nameOfSchoolYear } from '#domain/learning/training-year.rules.ts'
import { m } from '#i18n/messages'

/** The year in which a school year began, out of the address; nonsense is the present one. */
export const schoolYear = whole(2000, 2099)

/** A school year that the address asks for, in words. */
export const schoolYearOf = (year: number | undefined): string | undefined =>
	year === undefined ? undefined : m.training_year_of({ year: nameOfSchoolYear(year) })
