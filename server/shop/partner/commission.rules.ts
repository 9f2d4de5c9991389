/**
 * The share of a price that a partner earns, in paise, rounded down.
 * @param base paise before GST
 * @param rate whole percent
 */
export const commissionOf = (base: number, rate: number): number => Math.floor((base * rate) / 100)
