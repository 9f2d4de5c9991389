import { saveTable } from '#ui/action/save-table.ts'
import { type PayoutFilter, readAllPayouts } from './author.queries.ts'

const rupees = (paise: number): string => (paise / 100).toFixed(2)

/** Saves payouts as a table, for the bank and for the return of deducted tax; money in rupees. */
export const savePayouts = async (filter: PayoutFilter): Promise<void> => {
	const rows = await readAllPayouts(filter)
	saveTable(
		'payouts.csv',
		rows.map(({ id, author, status, gross, tds, payee, reference, decided_at, created_at }) => ({
			id,
			author: author.name,
			email: author.email,
			status,
			beneficiary: payee.name,
			account_number: payee.account_number,
			ifsc: payee.ifsc,
			pan: payee.pan,
			gross: rupees(gross),
			tds: rupees(tds),
			net: rupees(gross - tds),
			reference,
			prepared_at: created_at,
			decided_at: decided_at ?? '',
		})),
	)
}
