import * as z from 'zod/mini'

/** Words out of the address, without control characters and at most so long; undefined where nothing is left. */
export const words = (most: number) =>
  z.catch(
    z.pipe(
      z.union([z.string(), z.number()]),
      z.transform(
        (value): string | undefined =>
          String(value)
            .replace(/\p{Cc}/gu, ' ')
            .trim()
            .slice(0, most) || undefined,
      ),
    ),
    undefined,
  )

const part = words(80)

/** A comma list out of the address, without blanks and doubles, at most twenty; undefined where it is empty. */
export const list = z.catch(
  z.pipe(
    z.union([z.array(z.unknown()), words(600)]),
    z.transform((value): string[] | undefined => {
      const parts = Array.isArray(value) ? value : (value ?? '').split(',')
      const named = parts.flatMap((one) => part.parse(one) ?? [])
      return named.length > 0 ? [...new Set(named)].slice(0, 20) : undefined
    }),
  ),
  undefined,
)

/** One of some words out of the address. */
export const oneOf = <const Word extends string>(all: readonly Word[]) =>
  z.catch(z.optional(z.enum(all as readonly [Word, ...Word[]])), undefined)

const number = z.pipe(words(8), z.transform(Number))

/** One of some numbers out of the address. */
export const oneOfNumbers = (all: readonly number[]) =>
  z.catch(z.optional(z.pipe(number, z.literal([...all]))), undefined)

/** A page number out of the address, 2 to 1,000; nonsense is the first page. */
export const page = z.catch(
  z.optional(z.pipe(number, z.int().check(z.minimum(2), z.maximum(1000)))),
  undefined,
)
