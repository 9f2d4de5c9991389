import * as z from 'zod/mini'

/** The year in which a school year began, out of the address; nonsense is the present one. */
export const schoolYear = z.catch(
  z.optional(z.coerce.number().check(z.int(), z.gte(2000), z.lte(2099))),
  undefined,
)
