import Download from 'lucide-react/icons/download'
import type { ReactNode } from 'react'
import { button } from '#styled/recipes'

/** Leads to a file that the browser saves. */
export const DownloadLink = ({ href, children }: { href: string; children: ReactNode }) => (
	<a className={button({ tone: 'outline' })} href={href} download>
		<Download aria-hidden="true" />
		{children}
	</a>
)
