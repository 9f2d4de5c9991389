import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { CartPage } from '#features/shop/cart/cart-page.tsx'
import { m } from '#i18n/messages'
import { askLogin } from '#processes/ask-login.ts'
import { openPurchase } from '#processes/open-purchase.ts'
import { useProcesses } from '#processes/processes.ts'
import { knownHere } from '#processes/session/known-here.ts'
import { useViewer } from '#processes/viewer-context.ts'
import { pageHead } from '#ui/layout/page-head.ts'

const SchoolCartPage = lazy(async () => ({
	default: (await import('#features/shop/school-cart/school-cart-page.tsx')).SchoolCartPage,
}))

const Suggestions = lazy(async () => ({
	default: (await import('#routes/-home/home-rows.tsx')).RecommendedRow,
}))

const Cart = () => {
	const processes = useProcesses()
	const navigate = useNavigate()
	const { signedIn, schoolMode } = useViewer()
	const buy = (resourceIds: string[]) =>
		signedIn
			? openPurchase(processes, resourceIds)
			: askLogin(processes, { returnTo: '/cart', action: 'checkout' })
	if (signedIn && schoolMode)
		return (
			<Suspense>
				<SchoolCartPage
					onQuoted={(id) => void navigate({ to: '/profile/school-orders/$id', params: { id } })}
				/>
			</Suspense>
		)
	return (
		<CartPage
			signedIn={signedIn}
			wasSignedIn={!signedIn && knownHere.read()}
			onSignIn={() => askLogin(processes, { returnTo: '/cart', action: 'visit' })}
			onBuy={buy}
			suggestions={
				<Suspense>
					<Suggestions />
				</Suspense>
			}
		/>
	)
}

export const Route = createFileRoute('/cart')({
	ssr: false,
	head: ({ match }) => pageHead(match.context.origin, { title: m.cart_title(), noindex: true }),
	component: Cart,
})
