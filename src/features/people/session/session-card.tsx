import type { ReactNode } from 'react'
import { css, cx } from '#styled/css'
import { panel } from '#styled/recipes'
import { Page } from '#ui/layout/page.tsx'

const frame = css({ maxW: 'form', mx: 'auto', mt: { base: '4', md: '12' } })
const heading = css({ textStyle: 'page', pb: '4' })

/** One narrow sheet with one thing to do. */
export const SessionCard = ({ title, children }: { title: string; children: ReactNode }) => (
	<Page>
		<div className={cx(panel({ pad: true }), frame)}>
			<h1 className={heading}>{title}</h1>
			{children}
		</div>
	</Page>
)
