/** An amount in paise as people say it: `1,178.00 rupees`. */
export const rupees = (paise: number): string =>
	`${(paise / 100).toLocaleString('en-IN', { minimumFractionDigits: 2 })} rupees`
