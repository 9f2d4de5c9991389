import type { ReactNode } from 'react'
import { css } from '#styled/css'

const frame = css({ overflowX: 'auto' })
const table = css({
  w: 'full',
  '& th, & td': {
    py: '2',
    borderBottomWidth: '1px',
    borderColor: 'line',
    textAlign: 'left',
    pr: '4',
  },
  '& thead th': { textStyle: 'small', color: 'ink.muted' },
})

type TableProps = {
  label: string
  heads: readonly ReactNode[]
  /** The first cell of a row is its head. */
  rows: readonly { key: string; cells: readonly ReactNode[] }[]
}

/** Rows and columns that scroll sideways where there is no room; no landmark, for the part of the page around it mostly has the same name. */
export const DataTable = ({ label, heads, rows }: TableProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard.
  <figure className={frame} aria-label={label} tabIndex={0}>
    <table className={table}>
      <thead>
        <tr>
          {heads.map((head, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: columns stay where they are.
            <th key={i} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells: [head, ...cells] }) => (
          <tr key={key}>
            <th scope="row">{head}</th>
            {cells.map((cell, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns stay where they are.
              <td key={i}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </figure>
)
