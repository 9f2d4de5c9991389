import type { ReactNode } from 'react'
import { css } from '#styled/css'
import { panel } from '#styled/recipes'

const heading = css({ textStyle: 'title', pb: '2' })

/** One consent of the list: what it is about, and its answer. */
export const ConsentPanel = ({ title, children }: { title: string; children: ReactNode }) => (
	<section className={panel({ pad: true })}>
		<h3 className={heading}>{title}</h3>
		{children}
	</section>
)
