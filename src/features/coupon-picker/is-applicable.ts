import { appliesToType, type Discount, reachesMinimum } from '#machines/purchase/purchase.rules.ts'

/** One thing of the order: list price in paise. */
export type OrderLine = { price: number; course_type: string }

/** PRM-03: a coupon applies when the things of its category reach its minimum; the server decides again. */
export const isApplicable = (coupon: Discount, lines: readonly OrderLine[]): boolean => {
  const eligible = lines.filter((line) => appliesToType(coupon, line.course_type))
  const price = eligible.reduce((sum, line) => sum + line.price, 0)
  return eligible.length > 0 && price > 0 && reachesMinimum(coupon, price)
}
