import type { ReactNode } from 'react'
import { css } from '#styled/css'
import { mutedProse, srOnly } from '#ui/look.ts'
import { Breadcrumb } from '../layout/breadcrumb.tsx'
import { Page } from '../layout/page.tsx'
import { EmptyState } from './empty-state.tsx'
import { Pagination, type PaginationProps } from './pagination.tsx'

const head = css({ display: 'flex', flexDirection: 'column', gap: '2', pb: '6' })
const heading = css({ textStyle: 'page' })
const row = css({ display: 'flex', alignItems: 'center', gap: '4' })

type ListPageProps = PaginationProps & {
	title: string
	text: string
	/** Facts below the title. */
	facts?: ReactNode
	/** A picture before the title. */
	figure?: ReactNode
	/** The link to what is above. */
	home: ReactNode
	/**
	 * The heading of the list for those who listen, where its entries have headings of the third
	 * level.
	 */
	results?: string
	/** Said instead of the list when there is nothing in it. */
	empty?: string | false
	children: ReactNode
}

/** A page that is one list: breadcrumbs, heading, list, pagination. */
export const ListPage = ({
	title,
	text,
	facts,
	figure,
	home,
	results,
	empty,
	children,
	...pages
}: ListPageProps) => (
	<Page>
		<header className={head}>
			<Breadcrumb here={title}>{home}</Breadcrumb>
			<div className={row}>
				{figure}
				<h1 className={heading}>{title}</h1>
			</div>
			{facts && <div className={row}>{facts}</div>}
			<p className={mutedProse}>{text}</p>
		</header>
		{results && <h2 className={srOnly}>{results}</h2>}
		{empty ? <EmptyState title={empty} /> : children}
		<Pagination {...pages} />
	</Page>
)
