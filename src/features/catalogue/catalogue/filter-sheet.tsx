import type { ReactNode } from 'react'
import { m } from '#i18n/messages'
import { Button } from '#ui/action/button.tsx'
import { Dialog, type DialogReason } from '#ui/dialog/dialog.tsx'

type SheetProps = {
	/** How many are found with what is set; not said while it is not known. */
	found?: number | undefined
	onClose: (reason: DialogReason) => void
	children: ReactNode
}

/** The slide-over with the filters; Apply closes it (FLT-07). */
export const FilterSheet = ({ found, onClose, children }: SheetProps) => (
	<Dialog
		size="drawer"
		title={m.filter_title()}
		onClose={onClose}
		foot={
			<Button wide onClick={() => onClose('button')}>
				{found === undefined ? m.filter_apply() : m.filter_apply_found({ count: found })}
			</Button>
		}
	>
		{children}
	</Dialog>
)
