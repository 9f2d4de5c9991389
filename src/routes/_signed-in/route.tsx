import { createFileRoute, Outlet, useRouterState } from '@tanstack/react-router'
import { SignInGate } from '#features/people/session/sign-in-gate.tsx'
import { m } from '#i18n/messages'
import { readPresence, shared } from '#routes/-access/read-access.ts'
import { Page } from '#ui/layout/page.tsx'
import { pageHead } from '#ui/layout/page-head.ts'
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

/** Returns the title of the part of the site that a page belongs to. */
const titleOf = (matches: readonly { fullPath: string }[]): string =>
	matches.some(({ fullPath }) => fullPath === '/payment/return')
		? m.payment_return_title()
		: m.header_profile()

/**
 * Pages of an account, read and shown in the browser (ROL-01). Their loaders await `signedIn`,
 * which is asked for once and holds up neither the layout nor loaders that do not need it. The
 * server renders nothing below, so its head is the only one that the server writes.
 */
export const Route = createFileRoute('/_signed-in')({
	ssr: false,
	beforeLoad: ({ context }) => ({ signedIn: shared(readPresence(context)) }),
	head: ({ match, matches }) =>
		pageHead(match.context.origin, { title: titleOf(matches), noindex: true }),
	component: SignedIn,
})
