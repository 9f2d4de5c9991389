/** Providers whose settlement files are read. */
export type SettlementProvider = 'razorpay' | 'stripe'

/**
 * A line of a settlement file (DSK-15); money in the smallest unit of its currency. `amount` is
 * what was paid or given back, `fee` the provider's charge with its tax, `net` what it changes in
 * the bank, below zero for a refund.
 */
export type SettlementLine = {
	row: number
	provider: SettlementProvider
	/** The provider's id of the line, by which it is taken once. */
	key: string
	kind: 'payment' | 'refund' | 'other'
	/** The provider's id of the payment or the refund; empty for other lines. */
	reference: string
	amount: number
	fee: number
	tax: number
	net: number
	currency: string
	settlement: string
	/** The day of the settlement, as YYYY-MM-DD. */
	settled_on: string
	/** The bank's reference; empty where the file has none. */
	utr: string
	/** The provider's name for the line. */
	words: string
}

/** A cell that cannot be read, or a payment that the provider still keeps. */
export type SettlementFault = {
	row: number
	column: string
	value: string
	reason: 'key' | 'money' | 'day' | 'currency' | 'unsettled' | 'twice'
}

/** Most lines of one file. */
export const MOST_SETTLEMENT_LINES = 100_000

/** The largest file, in MiB. */
export const SETTLEMENT_FILE_LIMIT = 50

type Cells = (column: string) => string
type Read = Omit<SettlementLine, 'row'> | Omit<SettlementFault, 'row'> | null

/** Reads an amount with at most two decimals exactly, as paise; null for anything else. */
const moneyOf = (text: string): number | null => {
	const [, sign, whole = '', part = ''] = /^(-?)([\d,]{1,17})(?:\.(\d{1,2})0*)?$/.exec(text) ?? []
	if (sign === undefined) return null
	const paise = Number(whole.replaceAll(',', '')) * 100 + Number(part.padEnd(2, '0'))
	return Number.isSafeInteger(paise) ? (sign === '-' && paise !== 0 ? -paise : paise) : null
}

const isDay = (day: string): boolean => {
	const time = Date.parse(`${day}T00:00:00Z`)
	return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day)
}

/** Reads the day of a date or a time: 2026-11-29, 29/11/2026, 29-11-2026. */
const dayOf = (text: string): string | null => {
	const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)(?:[ T].*)?$/.exec(text) ?? []
	const [, d, m, y] = /^(\d\d)[/-](\d\d)[/-](\d{4})(?: .*)?$/.exec(text) ?? []
	const found = year ? `${year}-${month}-${day}` : `${y}-${m}-${d}`
	return isDay(found) ? found : null
}

const readCells = (
	cells: Cells,
	columns: Record<'key' | 'settlement' | 'day', string> & { money: string[] },
): Omit<SettlementFault, 'row'> | { day: string; money: number[] } => {
	const faultOf = (column: string, reason: SettlementFault['reason']) => {
		return { column, value: cells(column), reason }
	}
	if (!/^[\w-]{1,100}$/.test(cells(columns.key))) return faultOf(columns.key, 'key')
	if (!/^[\w-]{1,100}$/.test(cells(columns.settlement)))
		return faultOf(columns.settlement, 'unsettled')
	const money = columns.money.map((column) => moneyOf(cells(column) || '0'))
	const bad = columns.money.find((_, i) => money[i] === null)
	if (bad) return faultOf(bad, 'money')
	if (!/^[A-Za-z]{3}$/.test(cells('currency'))) return faultOf('currency', 'currency')
	const day = dayOf(cells(columns.day))
	if (!day) return faultOf(columns.day, 'day')
	return { day, money: money as number[] }
}

/** The settlement report of Razorpay: https://razorpay.com/docs/payments/dashboard/reports */
const readRazorpay = (cells: Cells): Read => {
	const fees = 'fee (exclusive tax)'
	const read = readCells(cells, {
		...{ key: 'entity_id', settlement: 'settlement_id', day: 'settled_at' },
		money: ['amount', cells(fees) ? fees : 'fee', 'tax', 'credit', 'debit'],
	})
	if ('reason' in read) return read
	const [amount = 0, fee = 0, tax = 0, credit = 0, debit = 0] = read.money
	const type = cells('transaction_entity') || cells('type')
	const kind = type === 'payment' || type === 'refund' ? type : 'other'
	return {
		...{ provider: 'razorpay', key: cells('entity_id'), kind },
		reference: kind === 'other' ? '' : cells('entity_id'),
		amount: Math.abs(amount),
		// The report of the dashboard has the fee without its tax, that of the API with it.
		fee: cells(fees) ? fee + tax : fee,
		...{ tax, net: credit - debit, currency: cells('currency').toUpperCase() },
		...{ settlement: cells('settlement_id'), settled_on: read.day },
		...{ utr: cells('settlement_utr').slice(0, 100), words: type.slice(0, 100) },
	}
}

/** Stripe's itemised payout reconciliation: https://docs.stripe.com/reports/payout-reconciliation */
const readStripe = (cells: Cells): Read => {
	const category = cells('reporting_category')
	if (category === 'payout') return null
	const read = readCells(cells, {
		...{ key: 'balance_transaction_id', settlement: 'automatic_payout_id' },
		day: cells('automatic_payout_effective_at')
			? 'automatic_payout_effective_at'
			: 'automatic_payout_effective_at_utc',
		money: ['gross', 'fee', 'net'],
	})
	if ('reason' in read) return read
	const [gross = 0, fee = 0, net = 0] = read.money
	const kind = category === 'charge' ? 'payment' : category === 'refund' ? 'refund' : 'other'
	const payment = cells('payment_intent_id') || cells('charge_id')
	return {
		...{ provider: 'stripe', key: cells('balance_transaction_id'), kind },
		reference: { payment, refund: cells('source_id'), other: '' }[kind].slice(0, 100),
		...{ amount: Math.abs(gross), fee, tax: 0, net, currency: cells('currency').toUpperCase() },
		...{ settlement: cells('automatic_payout_id'), settled_on: read.day },
		...{ utr: cells('trace_id').slice(0, 100), words: category.slice(0, 100) },
	}
}

const layouts = [
	{
		read: readRazorpay,
		needs: ['entity_id', 'amount', 'currency', 'debit', 'credit', 'settlement_id', 'settled_at'],
	},
	{
		read: readStripe,
		needs: ['balance_transaction_id', 'reporting_category', 'gross', 'net', 'automatic_payout_id'],
	},
]

type ReadFile =
	| { rows: SettlementLine[]; faults: SettlementFault[] }
	| { fault: 'empty' | 'headers' | 'tooMany'; found: string[] }

/**
 * Reads the cells of a settlement file of Razorpay or Stripe (DSK-15). The first line names the
 * columns; empty lines, and Stripe's lines of the payouts themselves, are ignored.
 */
export const readSettlementFile = (cells: readonly (readonly string[])[]): ReadFile => {
	const [head = [], ...lines] = cells
	const headers = head.map((cell) => cell.trim().toLowerCase())
	const found = head.map((cell) => cell.trim()).filter(Boolean)
	const layout = layouts.find(({ needs }) => needs.every((column) => headers.includes(column)))
	if (!layout) return { fault: found.length > 0 ? 'headers' : 'empty', found }
	const filled = lines
		.map((line, i) => ({ row: i + 2, line }))
		.filter(({ line }) => line.some((cell) => cell.trim() !== ''))
	if (filled.length === 0) return { fault: 'empty', found }
	if (filled.length > MOST_SETTLEMENT_LINES) return { fault: 'tooMany', found }
	const places = new Map(headers.map((header, place) => [header, place]))
	const rows: SettlementLine[] = []
	const faults: SettlementFault[] = []
	const seen = new Set<string>()
	for (const { row, line } of filled) {
		const read = layout.read((column) => line[places.get(column) ?? -1]?.trim() ?? '')
		if (read === null) continue
		if ('reason' in read) faults.push({ row, ...read })
		else if (seen.has(read.key))
			faults.push({ row, column: layout.needs[0]!, value: read.key, reason: 'twice' })
		else rows.push({ row, ...read })
		if ('key' in read) seen.add(read.key)
	}
	return { rows, faults }
}
