import type { ReactNode } from 'react'
import { css } from '#styled/css'
import { DataTable } from './data-table.tsx'

const HEIGHT = 12
const bar = css({ display: 'block', w: 'full', minW: '[14rem]' })
const swatch = css({ display: 'inline-block' })
const fills = ['var(--colors-primary)', 'var(--colors-gold)']

type BarProps = {
	label: string
	/** Heading of the rows. */
	head: string
	/** Names of the series, one column each; the bars of a row follow one another. At most two. */
	series: readonly string[]
	rows: readonly {
		key: string
		name: ReactNode
		values: readonly number[]
		more?: readonly ReactNode[]
	}[]
	/** Names of columns after those that are drawn. */
	more?: readonly string[]
	/** Writes a value. */
	say?: (value: number) => string
}

/**
 * Bars drawn as SVG, with the figures in the same row of a table, for readers who cannot see the
 * bars.
 */
export const BarChart = ({ label, head, series, rows, more = [], say = String }: BarProps) => {
	const most = Math.max(1, ...rows.map(({ values }) => values.reduce((sum, one) => sum + one, 0)))
	const drawn = (values: readonly number[]) => {
		let x = 0
		return values.map((value, i) => {
			const width = (100 * value) / most
			const from = x
			x += width
			// biome-ignore lint/suspicious/noArrayIndexKey: the series stay in their order.
			return <rect key={i} x={from} width={width} height={HEIGHT} fill={fills[i]} />
		})
	}
	return (
		<DataTable
			label={label}
			heads={[head, ...series, ...more]}
			marks={[
				null,
				...series.map((name, i) => (
					<svg key={name} className={swatch} width={HEIGHT} height={HEIGHT} aria-hidden="true">
						<rect width={HEIGHT} height={HEIGHT} fill={fills[i]} />
					</svg>
				)),
			]}
			rows={rows.map(({ key, name, values, more: rest = [] }) => ({
				key,
				cells: [
					<div key="name">
						{name}
						<svg
							className={bar}
							viewBox={`0 0 100 ${HEIGHT}`}
							height={HEIGHT}
							preserveAspectRatio="none"
							aria-hidden="true"
						>
							{drawn(values)}
						</svg>
					</div>,
					...values.map(say),
					...rest,
				],
			}))}
		/>
	)
}
