import { Children, type ReactNode } from 'react'
import { m } from '#i18n/messages'
import { crumbs } from '#styled/recipes'

const look = crumbs()

/** Links to what is above, then the page itself as text (CAT-02). */
export const Breadcrumb = ({ children, here }: { children: ReactNode; here: string }) => (
	<nav aria-label={m.app_breadcrumb()}>
		<ol className={look.list}>
			{Children.map(children, (child) => child && <li className={look.item}>{child}</li>)}
			<li className={look.item}>
				<span aria-current="page">{here}</span>
			</li>
		</ol>
	</nav>
)
