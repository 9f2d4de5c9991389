import type { ReactNode } from 'react'
import { m } from '#i18n/messages'
import { button } from '#styled/recipes'
import { row3 } from '#ui/look.ts'

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
	<nav className={row3} aria-label={m.hours_year()}>
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
