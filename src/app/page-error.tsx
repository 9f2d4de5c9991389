import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useCallback, useEffect } from 'react'
import { serverAway } from '#processes/offline-queue/server-away.ts'
import { useIsOnline } from '#ui/action/use-is-online.ts'
import { failureWords, isNetwork } from '#ui/form/failure-words.ts'
import { Page } from '#ui/layout/page.tsx'
import { ErrorState } from '#ui/list/error-state.tsx'
import { isLostPart } from './lost-part.ts'

/**
 * A page that failed: what happened, what is safe, and a retry, without a press when the connection
 * or the server is back; never a blank screen (NAV-12).
 */
export const PageError = ({ error, reset }: ErrorComponentProps) => {
	const router = useRouter()
	const isOnline = useIsOnline()
	const retry = useCallback(() => {
		if (isLostPart(error)) window.location.reload()
		else void router.invalidate().then(reset)
	}, [router, reset, error])
	useEffect(() => {
		window.addEventListener('online', retry)
		const end = serverAway.onReturn(retry)
		if (navigator.onLine && (isLostPart(error) || isNetwork(error))) serverAway.report()
		return () => {
			window.removeEventListener('online', retry)
			end()
		}
	}, [retry, error])
	return (
		<Page>
			<ErrorState {...failureWords(error, isOnline)} onRetry={retry} />
		</Page>
	)
}
