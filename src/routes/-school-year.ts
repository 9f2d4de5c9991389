import * as z from 'zod/mini'
import { m } from '#i18n/messages'
import { nameOfSchoolYear } from '#machines/kit/training-year.rules.ts'

/** The year in which a school year began, out of the address; nonsense is the present one. */
export const schoolYear = z.catch(
  z.optional(z.coerce.number().check(z.int(), z.gte(2000), z.lte(2099))),
  undefined,
)

/** A school year that the address asks for, in words. */
export const schoolYearOf = (year: number | undefined): string | undefined =>
  year === undefined ? undefined : m.training_year_of({ year: nameOfSchoolYear(year) })
