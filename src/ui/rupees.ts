const whole = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
})
const exact = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' })

/** Paise as rupees in Indian grouping: `₹24,999`; paise are shown only where there are some. */
export const rupees = (paise: number): string =>
  (paise % 100 === 0 ? whole : exact).format(paise / 100)
