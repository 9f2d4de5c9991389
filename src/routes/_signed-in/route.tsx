import { createFileRoute, Outlet, useRouterState } from '@tanstack/react-router'
import { SignInGate } from '#features/people/session/sign-in-gate.tsx'
import { readPresence, shared } from '#routes/-access/read-access.ts'
import { Page } from '#ui/layout/page.tsx'
import { Skeleton } from '#ui/list/skeleton.tsx'

const SignedIn = () => {
  const href = useRouterState({ select: ({ location }) => location.href })
  return (
    <Page>
      <SignInGate returnTo={href} pending={<Skeleton height="20rem" />}>
        <Outlet />
      </SignInGate>
    </Page>
  )
}

/**
 * Pages of an account, read and shown in the browser (ROL-01). Their loaders await `signedIn`,
 * which is asked for once and holds up neither the layout nor loaders that do not need it.
 */
export const Route = createFileRoute('/_signed-in')({
  ssr: false,
  beforeLoad: ({ context }) => ({ signedIn: shared(readPresence(context)) }),
  component: SignedIn,
})
