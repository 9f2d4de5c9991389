const formats = new Map<number, Intl.NumberFormat>()

/** Made when it is needed first: making a format takes longer than a page may be held up. */
const formatOf = (digits: number): Intl.NumberFormat => {
  const known =
    formats.get(digits) ??
    new Intl.NumberFormat('en-IN', {
      style: 'currency',
      currency: 'INR',
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    })
  formats.set(digits, known)
  return known
}

/** Paise as rupees in Indian grouping: `₹24,999`; paise are shown only where there are some. */
export const rupees = (paise: number): string =>
  formatOf(paise % 100 === 0 ? 0 : 2).format(paise / 100)
