import { useSelector } from '@xstate/react'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { lazy, type ReactNode, Suspense } from 'react'
import { m } from '#i18n/messages'
import { useProcesses } from '#processes/processes.ts'
import { css } from '#styled/css'
import { Button } from '#ui/action/button.tsx'

const small = css({ hideFrom: 'lg', flexShrink: '0' })
const word = css({ hideBelow: 'sm' })
const FilterSheet = lazy(async () => ({
	default: (await import('./filter-sheet.tsx')).FilterSheet,
}))

type DrawerProps = {
	children: ReactNode
	/** How many filters are set. */
	count: number
	/** How many are found with them. */
	found?: number | undefined
}

/** Opens the filters as a slide-over on small screens (CAT-03). */
export const FilterDrawer = ({ children, count, found }: DrawerProps) => {
	const { modals } = useProcesses()
	const open = useSelector(modals, ({ context }) =>
		context.stack.some(({ kind }) => kind === 'filters'),
	)
	return (
		<div className={small} data-without-script="hidden">
			<Button
				tone="outline"
				aria-label={m.filter_open({ count })}
				aria-haspopup="dialog"
				onClick={() => modals.send({ type: 'modal.opened', modal: { kind: 'filters' } })}
			>
				<SlidersHorizontal aria-hidden="true" />
				<span className={word}>{m.filter_title()}</span>
				{count > 0 && <span>{count}</span>}
			</Button>
			{open && (
				<Suspense>
					<FilterSheet
						found={found}
						onClose={(reason) => modals.send({ type: 'modal.closed', reason })}
					>
						{children}
					</FilterSheet>
				</Suspense>
			)}
		</div>
	)
}
