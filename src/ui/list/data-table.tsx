import type { ReactNode } from 'react'
import { css, cx } from '#styled/css'
import { dataTable } from '#styled/recipes'

const frame = css({ overflowX: 'auto', containerType: 'inline-size' })
const whole = css({ w: 'full' })
const figures = css({ w: 'full', fontVariantNumeric: 'tabular-nums' })
const top = css({ textStyle: 'small', color: 'ink.muted' })
const plain = css({ fontWeight: 'regular' })
const bold = css({ fontWeight: 'bold' })
const left = css({ textAlign: 'left' })
const right = css({ textAlign: 'right' })

/**
 * Columns that a small screen shows beside each other; more become names and values below each
 * other.
 */
const FITTING = 2

type TableProps = {
	label: string
	heads: readonly string[]
	/**
	 * Marks before the headings of columns, by index: the colours of bars, which have no room beside
	 * other columns.
	 */
	marks?: readonly ReactNode[]
	/** The first cell of a row is its head. */
	rows: readonly { key: string; cells: readonly ReactNode[] }[]
	/** Sums below the rows, in the last column. */
	sums?: readonly { label: string; value: ReactNode; isTotal: boolean }[]
	/** Amounts of money: every column but the first is set right. */
	numeric?: boolean
}

/**
 * Rows and columns; on a small screen each row is a block of names and values, so that nothing is
 * cut off. No landmark, for the part of the page around it mostly has the same name.
 */
export const DataTable = ({ label, heads, marks = [], rows, sums = [], numeric }: TableProps) => {
	const look = dataTable({ stacks: heads.length > FITTING || marks.length > 0 })
	const side = numeric ? right : left
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard.
		<figure className={frame} aria-label={label} tabIndex={0}>
			<table className={cx(look.table, numeric ? figures : whole)}>
				<thead>
					<tr>
						{heads.map((head, i) => (
							<th key={head} className={cx(top, i > 0 ? side : left)} scope="col">
								{marks[i]} {head}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{rows.map(({ key, cells: [head, ...cells] }) => (
						<tr key={key}>
							<th className={cx(plain, left)} scope="row">
								{head}
							</th>
							{cells.map((cell, i) => (
								<td key={heads[i + 1]} className={side} data-label={heads[i + 1]}>
									<div>
										{marks[i + 1] && <>{marks[i + 1]} </>}
										{cell}
									</div>
								</td>
							))}
						</tr>
					))}
				</tbody>
				{sums.length > 0 && (
					<tfoot>
						{sums.map(({ label: name, value, isTotal }) => (
							<tr key={name} className={isTotal ? bold : plain}>
								<th
									className={cx(isTotal ? bold : plain, side)}
									scope="row"
									colSpan={heads.length - 1}
								>
									{name}
								</th>
								<td className={side}>{value}</td>
							</tr>
						))}
					</tfoot>
				)}
			</table>
		</figure>
	)
}
