import { journeys } from 'virtual:atlas-project'
import Lock from 'lucide-react/icons/lock'
import { EmptyState } from '#atlas/page/ui/empty-state.tsx'
import { ErrorState } from '#atlas/page/ui/error-state.tsx'
import { Page } from '#atlas/page/ui/page.tsx'
import { JourneysRefused } from '#atlas/usage/journeys-source.ts'
import { button } from '#atlas-styled/recipes'

/** Why there are no figures: nobody is signed in, somebody who may not read them, or no answer. */
export const UsageRefused = ({ error, onRetry }: { error: Error; onRetry: () => void }) => {
	if (!(error instanceof JourneysRefused))
		return (
			<Page>
				<ErrorState
					title="The journeys could not be read"
					text="The server did not answer as it should. Nothing is lost; try again."
					onRetry={onRetry}
				/>
			</Page>
		)
	const isOut = error.kind === 'signedOut'
	return (
		<EmptyState
			heading="h1"
			icon={<Lock aria-hidden="true" />}
			title={isOut ? 'Sign in to see how it is used' : 'Only analysts see how it is used'}
			text={
				<>
					{isOut
						? 'Journeys are recorded with consent and read by analysts only. Everything else of the atlas is open.'
						: 'You are signed in, but not as an analyst. Ask an administrator for the role.'}{' '}
					{journeys?.hint} Then come back to this address.
				</>
			}
		>
			<a href={journeys?.signIn} className={button({ size: 'sm' })}>
				{isOut ? 'Sign in' : 'Sign in as somebody else'}
			</a>
			<button type="button" className={button({ size: 'sm', tone: 'outline' })} onClick={onRetry}>
				Try again
			</button>
		</EmptyState>
	)
}
