import { useRouter } from '@tanstack/react-router'
import type { MouseEvent, ReactNode } from 'react'
import { isPlainPress } from './is-plain-press.ts'

type PlainLinkProps = {
	/**
	 * A path of this site with its search, an anchor, a file, or an address elsewhere, which opens in
	 * a new tab.
	 */
	to: string
	className: string
	/** Called for each press, also one that opens a tab. */
	onPress?: (() => void) | undefined
	children: ReactNode
}

/**
 * A link whose address is a text: it works without scripts, and with them the page stays while the
 * next one comes.
 */
export const PlainLink = ({ to, className, onPress, children }: PlainLinkProps) => {
	const router = useRouter()
	const isElsewhere = /^https?:/.test(to)
	const isPage = to.startsWith('/') && !/\.\w+$/.test(to)
	const follow = (event: MouseEvent) => {
		onPress?.()
		if (!isPage || !isPlainPress(event)) return
		event.preventDefault()
		router.history.push(to)
	}
	return (
		<a
			className={className}
			href={to}
			onClick={follow}
			{...(isElsewhere && { target: '_blank', rel: 'noopener' })}
		>
			{children}
		</a>
	)
}
