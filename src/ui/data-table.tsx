import type { ReactNode } from 'react'
import { css } from '#styled/css'

const frame = css({ overflowX: 'auto' })
const table = css({
  w: 'full',
  minW: '[36rem]',
  '& th, & td': {
    py: '2',
    borderBottomWidth: '1px',
    borderColor: 'line',
    textAlign: 'left',
    pr: '4',
  },
  '& thead th': { textStyle: 'small', color: 'ink.muted' },
})

type DataTableProps<Row> = {
  /** What the table shows, for who does not see it. */
  label: string
  rows: readonly Row[]
  /** Tells rows apart. */
  keyOf: (row: Row) => string
  /** The first column names the row. */
  columns: readonly { title: string; of: (row: Row) => ReactNode }[]
}

/** Rows under column titles; on a narrow screen it scrolls sideways, by keyboard too. */
export const DataTable = <Row,>({ label, rows, keyOf, columns }: DataTableProps<Row>) => {
  const [first, ...rest] = columns
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard.
    <section className={frame} aria-label={label} tabIndex={0}>
      <table className={table}>
        <thead>
          <tr>
            {columns.map(({ title }) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              <th scope="row">{first?.of(row)}</th>
              {rest.map(({ title, of }) => (
                <td key={title}>{of(row)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
