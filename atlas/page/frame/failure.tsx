import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { ErrorState } from '#atlas/page/ui/error-state.tsx'
import { Page } from '#atlas/page/ui/page.tsx'

/** A view that failed: what happened and a retry, never a blank screen. */
export const Failure = ({ error, reset }: ErrorComponentProps) => {
	const router = useRouter()
	const retry = async () => {
		await router.invalidate()
		reset()
	}
	const words = error instanceof Error ? error.message : String(error)
	const isOffline = words.includes('fetch')
	return (
		<Page>
			<ErrorState
				title="This view could not be shown"
				text={
					isOffline
						? 'The server did not answer. Nothing is lost: the address keeps your place.'
						: words
				}
				onRetry={() => void retry()}
			/>
		</Page>
	)
}
