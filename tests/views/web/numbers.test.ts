import fc from 'fast-check'
import { expect, it } from 'vitest'
import { overwriteGetLocale } from '#i18n/runtime'
import { wholeNumber } from '#i18n/whole-number.ts'
import { figureText } from '#ui/display/figure-text.ts'
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

it.each([
	[1_900_000, '1.9 million', '19 लाख'],
	[2_000_000, '2 million', '20 लाख'],
	[1_999_999, '1.9 million', '19.9 लाख'],
	[100_000, '100,000', '1 लाख'],
	[7_000, '7,000', '7,000'],
	[12, '12', '12'],
])('HDR-11 %i is said as %s, in Hindi as %s', (value, english, hindi) => {
	expect(figureText(value)).toBe(english)
	overwriteGetLocale(() => 'hi')
	expect(figureText(value)).toBe(hindi)
	overwriteGetLocale(() => 'en')
})
