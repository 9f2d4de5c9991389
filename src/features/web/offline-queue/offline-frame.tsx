import CloudOff from 'lucide-react/icons/cloud-off'
import type { ReactNode } from 'react'
import { css } from '#styled/css'
import { notice } from '#styled/recipes'

const look = notice({ kind: 'warning' })
const place = css({
	position: 'sticky',
	bottom: '0',
	w: 'full',
	maxW: 'page',
	mx: 'auto',
	px: { base: '4', md: '6' },
	pb: '2',
})
const line = css({ display: 'flex', gap: '2', alignItems: 'center' })

/**
 * The bar at the foot of the window: what is said of the connection, null for nothing, and what
 * belongs to it.
 */
export const OfflineFrame = ({
	said,
	isHidden,
	id,
	children,
}: {
	said: string | null
	isHidden: boolean
	id?: string
	children?: ReactNode
}) => (
	<div id={id} className={place} hidden={isHidden}>
		<div className={look.root}>
			<p role="status" className={line}>
				{said && <CloudOff aria-hidden="true" size={20} />}
				{said}
			</p>
			{children}
		</div>
	</div>
)
