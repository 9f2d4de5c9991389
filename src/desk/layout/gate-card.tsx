import type { ReactNode } from 'react'
import { css, cx } from '#styled/css'
import { panel } from '#styled/recipes'
import { sectionText } from '#ui/look.ts'

const look = css({
	display: 'flex',
	flexDirection: 'column',
	gap: '4',
	maxW: '[30rem]',
	mx: 'auto',
	mt: { base: '2', md: '8' },
})

/** A card in the middle of an empty page: what has to happen before the desk opens. */
export const GateCard = ({ title, children }: { title: string; children: ReactNode }) => (
	<section className={cx(panel({ pad: true }), look)}>
		<h1 className={sectionText}>{title}</h1>
		{children}
	</section>
)
