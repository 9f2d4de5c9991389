import { type ReactNode, useId } from 'react'
import { css } from '#styled/css'
import { row3, sectionText } from '#ui/look.ts'

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
				<h2 id={id} className={sectionText}>
					{title}
				</h2>
				<p>{text}</p>
			</div>
			<div className={row3}>{children}</div>
		</aside>
	)
}
