import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { ErrorState } from '#ui/error-state.tsx'
import { failureWords } from '#ui/failure-words.ts'
import { Page } from '#ui/page.tsx'

/** A page that failed: what happened, what is safe, and a retry; never a blank screen (NAV-12). */
export const PageError = ({ error, reset }: ErrorComponentProps) => {
  const router = useRouter()
  const retry = async () => {
    await router.invalidate()
    reset()
  }
  return (
    <Page>
      <ErrorState {...failureWords(error)} onRetry={() => void retry()} />
    </Page>
  )
}
