import { Link } from '@tanstack/react-router'
import { EmptyState } from '#atlas/page/ui/empty-state.tsx'
import { link } from '#atlas-styled/recipes'

/** An address that the atlas does not know. */
export const NoPage = () => (
	<EmptyState
		heading="h1"
		title="The atlas has no page here"
		text="The address may have been cut off, or the machine was renamed."
	>
		<Link to="/" className={link()}>
			All machines
		</Link>
	</EmptyState>
)
