import Download from 'lucide-react/icons/download'
import { m } from '#i18n/messages'
import type { RowFault } from '#machines/kit/table-file.ts'
import { css } from '#styled/css'
import { Button } from '#ui/action/button.tsx'
import { saveTable } from '#ui/action/save-table.ts'
import { DataTable } from '#ui/list/data-table.tsx'

/** A cell may hold one very long word; this leaves room for the reason. */
const long = css({ display: 'block', maxW: '[16rem]', overflowWrap: 'anywhere' })

/** Rows that are shown; the file holds all. */
const SHOWN = 100

const headers = () => [m.table_row(), m.table_column(), m.table_value(), m.table_reason()]

type ImportFaultsProps = { faults: readonly RowFault[]; reasonOf: (reason: string) => string }

/** The rows of a file that are left out, each with the reason. */
export const ImportFaults = ({ faults, reasonOf }: ImportFaultsProps) => {
	if (faults.length === 0) return null
	const lines = faults
		.toSorted((a, b) => a.row - b.row)
		.map(({ row, column, value, reason }) => ({
			key: `${row} ${column} ${reason}`,
			cells: [String(row), column, value, reasonOf(reason)],
		}))
	return (
		<>
			<p>{m.table_faults()}</p>
			<DataTable
				label={m.table_faults()}
				heads={headers()}
				rows={lines.slice(0, SHOWN).map(({ key, cells: [row, column, value, reason] }) => ({
					key,
					cells: [
						row,
						column,
						<span key="value" className={long}>
							{value}
						</span>,
						reason,
					],
				}))}
			/>
			{faults.length > SHOWN && <p>{m.table_faults_more({ total: faults.length })}</p>}
			<div>
				<Button
					size="sm"
					tone="outline"
					onClick={() =>
						saveTable('rows-left-out.csv', [headers(), ...lines.map(({ cells }) => cells)])
					}
				>
					<Download aria-hidden="true" />
					{m.table_faults_save()}
				</Button>
			</div>
		</>
	)
}
