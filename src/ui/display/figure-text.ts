import { m } from '#i18n/messages'
import { getLocale } from '#i18n/runtime'

/** Digits in groups of three, `100,000`. */
const grouped = (value: number) => String(value).replace(/\B(?=(\d{3})+$)/g, ',')

/**
 * A large number in few words (HDR-11): `1.9 million`, in Hindi `19 लाख`; a smaller one in digits.
 */
export const figureText = (value: number): string => {
	const unit = getLocale() === 'hi' ? 100_000 : 1_000_000
	if (value < unit) return grouped(value)
	return m.home_statistics_large({ count: grouped(Math.floor((value / unit) * 10) / 10) })
}
