import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { m } from '#i18n/messages'
import { css } from '#styled/css'
import { Breadcrumb } from '#ui/layout/breadcrumb.tsx'
import { Page } from '#ui/layout/page.tsx'
import { mutedProse } from '#ui/look.ts'

const head = css({ display: 'flex', flexDirection: 'column', gap: '2', pb: '6' })
const heading = css({ textStyle: 'page' })
const column = css({ display: 'flex', flexDirection: 'column', gap: '4', maxW: '[48rem]' })

type CommunityPageProps = {
	title: string
	text?: string
	/** On every page below the first one. */
	below?: boolean
	children: ReactNode
}

/** A page of the community: breadcrumbs, heading, and one column. */
export const CommunityPage = ({ title, text, below, children }: CommunityPageProps) => (
	<Page>
		<header className={head}>
			<Breadcrumb here={title}>
				<Link to="/">{m.home_title()}</Link>
				{below && <Link to="/community">{m.community_title()}</Link>}
			</Breadcrumb>
			<h1 className={heading}>{title}</h1>
			{text && <p className={mutedProse}>{text}</p>}
		</header>
		<div className={column}>{children}</div>
	</Page>
)
