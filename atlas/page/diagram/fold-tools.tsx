import FoldVertical from 'lucide-react/icons/fold-vertical'
import UnfoldVertical from 'lucide-react/icons/unfold-vertical'
import type { Folds } from '#atlas/diagram/layout/fold-to-fit.ts'
import { IconButton } from '#atlas/page/ui/icon-button.tsx'

type FoldToolsProps = { isFolded: boolean; onFold: (folds: Folds | null) => void }

/** Draws everything, or folds it to what can be read at first sight. */
export const FoldTools = ({ isFolded, onFold }: FoldToolsProps) =>
	isFolded ? (
		<IconButton label="Unfold everything" onClick={() => onFold({ closed: [], short: [] })}>
			<UnfoldVertical aria-hidden="true" />
		</IconButton>
	) : (
		<IconButton label="Fold to what can be read" onClick={() => onFold(null)}>
			<FoldVertical aria-hidden="true" />
		</IconButton>
	)
