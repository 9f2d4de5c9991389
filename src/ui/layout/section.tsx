import { type ReactNode, useId } from 'react'
import { css } from '#styled/css'

const look = css({ py: { base: '4', md: '6' } })
const head = css({
	display: 'flex',
	alignItems: 'baseline',
	justifyContent: 'space-between',
	flexWrap: 'wrap',
	gap: '3',
	pb: '4',
})
const heading = css({ textStyle: 'section' })

/** A part of a page under its heading, with a way to more of it. */
export const Section = ({
	title,
	more,
	id: anchor,
	children,
}: {
	title: string
	more?: ReactNode
	/** Target of links, after `#`. */
	id?: string
	children: ReactNode
}) => {
	const id = useId()
	return (
		<section id={anchor} className={look} aria-labelledby={id}>
			<div className={head}>
				<h2 className={heading} id={id}>
					{title}
				</h2>
				{more}
			</div>
			{children}
		</section>
	)
}
