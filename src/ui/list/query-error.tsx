import { type Query, useQueryClient } from '@tanstack/react-query'
import { m } from '#i18n/messages'
import { muted } from '#ui/look.ts'
import { useIsOnline } from '../action/use-is-online.ts'
import { failureWords } from '../form/failure-words.ts'
import { useFirstFailure } from '../form/first-failure.ts'
import { ErrorState } from './error-state.tsx'

const isFailed = ({ state }: Query) => state.status === 'error'

/**
 * Replaces content that could not be read. The first of a page says why and retries everything that
 * failed; the others only say that they are missing (NAV-12).
 */
export const QueryError = () => {
	const queryClient = useQueryClient()
	const isFirst = useFirstFailure()
	const isOnline = useIsOnline()
	if (!isFirst) return <p className={muted}>{m.app_not_loaded()}</p>
	const [failed] = queryClient.getQueryCache().findAll({ type: 'active', predicate: isFailed })
	const retry = () => void queryClient.refetchQueries({ type: 'active', predicate: isFailed })
	return <ErrorState {...failureWords(failed?.state.error, isOnline)} onRetry={retry} />
}
