import fc from 'fast-check'
import { expect, it } from 'vitest'
import { wholeNumber } from '#i18n/whole-number.ts'
import { rupees } from '#ui/display/rupees.ts'

it('CRD-04 numbers are grouped as India does', () => {
  fc.assert(
    fc.property(fc.maxSafeNat(), (value) => {
      expect(wholeNumber(value)).toBe(value.toLocaleString('en-IN'))
    }),
  )
})

it('CRD-04 rupees are grouped as India does, with paise only where there are some', () => {
  fc.assert(
    fc.property(fc.integer({ min: -10_000_000_000, max: 10_000_000_000 }), (paise) => {
      const digits = paise % 100 === 0 ? 0 : 2
      const format = { style: 'currency', currency: 'INR', minimumFractionDigits: digits } as const
      const shown = new Intl.NumberFormat('en-IN', { ...format, maximumFractionDigits: digits })
      expect(rupees(paise)).toBe(shown.format(paise / 100))
    }),
  )
})
