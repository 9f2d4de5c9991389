import Maximize from 'lucide-react/icons/maximize'
import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import Printer from 'lucide-react/icons/printer'
import type { ReactNode } from 'react'
import { IconButton } from '#atlas/page/ui/icon-button.tsx'
import { css } from '#atlas-styled/css'

const tools = css({
	position: 'absolute',
	right: '3',
	bottom: '3',
	display: 'flex',
	bg: 'raised',
	borderWidth: '1px',
	borderColor: 'line',
	borderRadius: 'sm',
})

type ToolsProps = {
	onZoom: (factor: number) => void
	onShowAll: () => void
	/** Buttons of the view. */
	children?: ReactNode
}

/** The buttons in the corner of a picture. */
export const StageTools = ({ onZoom, onShowAll, children }: ToolsProps) => (
	<div className={tools} data-chrome>
		{children}
		<IconButton label="Zoom in" onClick={() => onZoom(1.3)}>
			<Plus aria-hidden="true" />
		</IconButton>
		<IconButton label="Zoom out" onClick={() => onZoom(1 / 1.3)}>
			<Minus aria-hidden="true" />
		</IconButton>
		<IconButton label="Show all of it" onClick={onShowAll}>
			<Maximize aria-hidden="true" />
		</IconButton>
		<IconButton label="Print" onClick={() => window.print()}>
			<Printer aria-hidden="true" />
		</IconButton>
	</div>
)
