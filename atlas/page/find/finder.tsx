import Search from 'lucide-react/icons/search'
import { lazy, Suspense, useEffect, useState } from 'react'
import { Button } from '#atlas/page/ui/button.tsx'
import { css } from '#atlas-styled/css'

const load = () => import('./finder-dialog.tsx')
const FinderDialog = lazy(async () => ({ default: (await load()).FinderDialog }))

const keys = css({ color: 'ink.muted', fontSize: 'xs', hideBelow: 'md' })

const isApple = /Mac|iPhone|iPad/.test(navigator.platform)

/** Opens a search over everything, from anywhere: by its button, Ctrl-K or Cmd-K. */
export const Finder = () => {
	const [isOpen, setOpen] = useState(false)
	useEffect(() => {
		const pressed = (event: KeyboardEvent) => {
			if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return
			if (event.altKey || event.shiftKey) return
			event.preventDefault()
			setOpen(true)
		}
		document.addEventListener('keydown', pressed)
		// Opens immediately, so that nothing typed is lost.
		void load()
		return () => document.removeEventListener('keydown', pressed)
	}, [])
	return (
		<>
			<Button
				tone="quiet"
				size="sm"
				aria-haspopup="dialog"
				aria-keyshortcuts="Control+K Meta+K"
				onClick={() => setOpen(true)}
			>
				<Search aria-hidden="true" />
				Find
				<kbd className={keys}>{isApple ? '⌘K' : 'Ctrl K'}</kbd>
			</Button>
			{isOpen && (
				<Suspense fallback={null}>
					<FinderDialog onClose={() => setOpen(false)} />
				</Suspense>
			)}
		</>
	)
}
