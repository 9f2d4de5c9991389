import type { Days } from '#desk/period/period.ts'
import { saveTable } from '#ui/action/save-table.ts'
import { readAllSales } from './sales.queries.ts'
import type { SalesKind } from './sales.search.ts'

const rupees = (paise: number): string => (paise / 100).toFixed(2)

/** Saves all rows as a table for a spreadsheet; money in rupees. */
export const saveSales = async (days: Days, by: SalesKind): Promise<void> => {
	const rows = await readAllSales(days, by)
	saveTable(
		`sales-by-${by}-${days.from}-${days.to}.csv`,
		rows.map(({ key, name, orders, total, returned }) => ({
			[by]: name,
			...(key !== name && { id: key }),
			orders,
			paid: rupees(total),
			given_back: rupees(returned),
			kept: rupees(total - returned),
		})),
	)
}
