import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useCallback, useEffect } from 'react'
import { serverAway } from '#processes/server-return/server-away.ts'
import { ErrorState } from '#ui/error-state.tsx'
import { failureWords, isNetwork } from '#ui/failure-words.ts'
import { Page } from '#ui/page.tsx'
import { useIsOnline } from '#ui/use-is-online.ts'
import { isLostPart } from './lost-part.ts'

/** A page that failed: what happened, what is safe, and a retry, without a press when the connection or the server is back; never a blank screen (NAV-12). */
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
