import { wholeNumber } from '#i18n/whole-number.ts'

/** Paise as rupees in Indian grouping: `₹24,999`; paise are shown only where there are some. */
export const rupees = (paise: number): string => {
	const rest = Math.abs(paise) % 100
	const whole = wholeNumber((Math.abs(paise) - rest) / 100)
	const sign = paise < 0 ? '-' : ''
	return `${sign}₹${whole}${rest === 0 ? '' : `.${String(rest).padStart(2, '0')}`}`
}
