import { type ReactNode, useId } from 'react'
import { css } from '#styled/css'

const root = css({
	display: 'flex',
	flexWrap: 'wrap',
	alignItems: 'center',
	justifyContent: 'space-between',
	gap: '4',
	my: '8',
	p: { base: '5', md: '6' },
	bg: 'gold.soft',
	color: 'ink',
	borderRadius: 'md',
})
const heading = css({ textStyle: 'section' })
const row = css({ display: 'flex', flexWrap: 'wrap', gap: '3' })

type PromotionProps = {
	title: string
	text: string
	/** Where it leads. */
	children: ReactNode
}

/** An offer between the rows of a page. */
export const Promotion = ({ title, text, children }: PromotionProps) => {
	const id = useId()
	return (
		<aside className={root} aria-labelledby={id}>
			<div>
				<h2 id={id} className={heading}>
					{title}
				</h2>
				<p>{text}</p>
			</div>
			<div className={row}>{children}</div>
		</aside>
	)
}
