import type { ReactNode } from 'react'
import { m } from '#i18n/messages'
import { css } from '#styled/css'
import { button } from '#styled/recipes'

const row = css({ display: 'flex', flexWrap: 'wrap', gap: '3' })

type YearProps = {
	years: readonly number[]
	year: number
	/** A school year as it is written. */
	say: (year: number) => string
	/** Makes the link to a year; place belongs to the URL. */
	linkTo: (
		year: number,
		props: { key: number; className: string; children: string; 'aria-current'?: 'page' },
	) => ReactNode
}

/** Links to school years, the newest first. */
export const YearLinks = ({ years, year, say, linkTo }: YearProps) => (
	<nav className={row} aria-label={m.hours_year()}>
		{years.map((one) =>
			linkTo(one, {
				key: one,
				className: button({ tone: one === year ? 'solid' : 'outline', size: 'sm' }),
				children: say(one),
				...(one === year && { 'aria-current': 'page' }),
			}),
		)}
	</nav>
)
