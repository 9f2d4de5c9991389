/** Whole percents of a share that an author may have (DSK-22). */
export const MOST_SHARE = 90

/** Days after a payment until its share can be paid out, so that refunds come before. */
export const HOLD_DAYS = 30

/** The least that is paid out, in paise. */
export const LEAST_PAYOUT = 10_000

/**
 * Money that one person receives in a financial year before tax is deducted, in paise; the rate
 * with a PAN and without one, in percent (sections 194J and 206AA of the Income-tax Act, 1961;
 * since April 2026 section 393 of the Income-tax Act, 2025).
 */
export const TDS = { threshold: 5_000_000, percent: 10, withoutPan: 20 } as const

/** Returns a share of an amount, in paise, rounded down. @param rate whole percent */
export const shareOf = (base: number, rate: number): number => Math.floor((base * rate) / 100)

/** Payouts to an author in a financial year before this one, in paise. */
export type PaidBefore = { gross: number; tds: number }

/**
 * Returns the tax to deduct from a payout, in whole rupees of paise: none up to the threshold of
 * the year, above it on everything of the year that is not taxed yet.
 */
export const tdsOf = (gross: number, before: PaidBefore, hasPan: boolean): number => {
	const year = before.gross + gross
	if (year <= TDS.threshold) return 0
	const due = (year * (hasPan ? TDS.percent : TDS.withoutPan)) / 100 - before.tds
	return Math.min(gross, Math.max(0, Math.round(due / 100) * 100))
}

/** Where the money of an author goes, as they type it. */
export type Payee = { name: string; pan: string; account_number: string; ifsc: string }

const checks: { [Field in keyof Payee]: (value: string) => boolean } = {
	name: (value) => value.length >= 2 && value.length <= 120,
	pan: (value) => value === '' || /^[A-Z]{5}\d{4}[A-Z]$/.test(value),
	account_number: (value) => /^\d{9,18}$/.test(value),
	ifsc: (value) => /^[A-Z]{4}0[A-Z0-9]{6}$/.test(value),
}

const fields = Object.keys(checks) as (keyof Payee)[]

/** Returns the details without spaces around, numbers without spaces, codes in capitals. */
export const tidyPayee = (typed: Payee): Payee => ({
	name: typed.name.trim(),
	pan: typed.pan.replaceAll(/\s/g, '').toUpperCase(),
	account_number: typed.account_number.replaceAll(/[\s-]/g, ''),
	ifsc: typed.ifsc.replaceAll(/\s/g, '').toUpperCase(),
})

/** Returns the fields that are wrong. A PAN may be left out; then more tax is deducted. */
export const payeeFaultsOf = (typed: Payee): (keyof Payee)[] => {
	const tidy = tidyPayee(typed)
	return fields.filter((field) => !checks[field](tidy[field]))
}
