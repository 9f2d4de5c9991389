import { Link } from '@tanstack/react-router'
import { link } from '#styled/recipes'
import { EmptyState } from '#ui/empty-state.tsx'

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
