import Download from 'lucide-react/icons/download'
import { m } from '#i18n/messages'
import { csvOf, type RowFault } from '#machines/school/teacher-invitation/teacher-rows.rules.ts'
import { css } from '#styled/css'
import { Button } from '#ui/action/button.tsx'
import { saveFile } from '#ui/action/save-file.ts'
import { DataTable } from '#ui/list/data-table.tsx'
import { reasonWords } from '../teacher-words.ts'

/** A cell may hold one very long word; this leaves room for the reason. */
const long = css({ display: 'block', maxW: '[16rem]', overflowWrap: 'anywhere' })

/** Rows that are shown; the file holds all. */
const SHOWN = 100

const headers = () => [
  m.teachers_row(),
  m.teachers_column(),
  m.teachers_value(),
  m.teachers_reason(),
]

/** The rows of a file that are left out, each with the reason (SCH-08). */
export const ImportFaults = ({ faults }: { faults: readonly RowFault[] }) => {
  if (faults.length === 0) return null
  const lines = faults.map(({ row, column, value, reason }) => ({
    key: `${row} ${reason}`,
    cells: [String(row), column, value, reasonWords[reason]()],
  }))
  return (
    <>
      <p>{m.teachers_faults()}</p>
      <DataTable
        label={m.teachers_faults()}
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
      {faults.length > SHOWN && <p>{m.teachers_faults_more({ total: faults.length })}</p>}
      <div>
        <Button
          size="sm"
          tone="outline"
          onClick={() =>
            saveFile('rows-left-out.csv', csvOf([headers(), ...lines.map(({ cells }) => cells)]))
          }
        >
          <Download aria-hidden="true" />
          {m.teachers_faults_save()}
        </Button>
      </div>
    </>
  )
}
