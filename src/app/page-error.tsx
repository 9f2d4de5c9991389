import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { codeOf } from '#api/api-error.ts'
import { m } from '#i18n/messages'
import { ErrorState } from '#ui/error-state.tsx'
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
      <ErrorState
        text={codeOf(error) === 'network' ? m.app_error_network() : undefined}
        onRetry={() => void retry()}
      />
    </Page>
  )
}
