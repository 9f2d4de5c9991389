import Download from 'lucide-react/icons/download'
import { m } from '#i18n/messages'
import { csvOf, type RowFault } from '#machines/teacher-import/teacher-rows.rules.ts'
import { css } from '#styled/css'
import { Button } from '#ui/button.tsx'
import { saveFile } from '#ui/save-file.ts'
import { teacherLook as look } from './teacher-look.ts'
import { reasonWords } from './teacher-words.ts'

/** What a file holds may be one very long word: it leaves room for the reason. */
const long = css({ maxW: '[16rem]', overflowWrap: 'anywhere' })

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
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard. */}
      <section className={look.frame} aria-label={m.teachers_faults()} tabIndex={0}>
        <table className={look.table}>
          <thead>
            <tr>
              {headers().map((header) => (
                <th key={header} scope="col">
                  {header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.slice(0, SHOWN).map(({ key, cells }) => (
              <tr key={key}>
                {cells.map((cell, i) => (
                  <td key={headers()[i]} className={i === 2 ? long : undefined}>
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
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
