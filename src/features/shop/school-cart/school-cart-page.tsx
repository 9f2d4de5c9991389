import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import ShoppingCart from 'lucide-react/icons/shopping-cart'
import { m } from '#i18n/messages'
import { css } from '#styled/css'
import { button, link } from '#styled/recipes'
import { Breadcrumb } from '#ui/layout/breadcrumb.tsx'
import { Page } from '#ui/layout/page.tsx'
import { EmptyState } from '#ui/list/empty-state.tsx'
import { ErrorState } from '#ui/list/error-state.tsx'
import { Skeleton } from '#ui/list/skeleton.tsx'
import { schoolCartQuery } from './school-cart.queries.ts'
import { SchoolCartLine } from './school-cart-line.tsx'
import { SchoolCartSummary } from './school-cart-summary.tsx'

const title = css({ textStyle: 'page', pt: '2', pb: '4' })
const columns = css({
	display: 'grid',
	gap: '8',
	alignItems: 'start',
	lg: { gridTemplateColumns: '[minmax(0, 1fr) 22rem]' },
})
const list = css({ display: 'flex', flexDirection: 'column', gap: '3' })
type PageProps = {
	/** A quote was made of the cart. */
	onQuoted: (orderId: string) => void
}

/**
 * The cart that a school's points of contact share: its lines, what all of it costs, and the quote
 * (CRT-03, PRC-01).
 */
export const SchoolCartPage = ({ onQuoted }: PageProps) => {
	const { data, isError, refetch } = useQuery(schoolCartQuery)
	return (
		<Page>
			<Breadcrumb here={m.licence_cart()}>
				<Link to="/profile/dashboard">{m.school_dashboard()}</Link>
			</Breadcrumb>
			<h1 className={title}>{m.licence_cart()}</h1>
			{isError && !data && (
				<ErrorState text={m.cart_unreachable()} onRetry={() => void refetch()} />
			)}
			{!isError && !data && <Skeleton height="14rem" />}
			{data?.total === 0 && (
				<EmptyState
					icon={<ShoppingCart />}
					title={m.licence_cart_empty()}
					text={m.licence_cart_hint()}
				>
					<Link className={button()} to="/learning">
						{m.learning_find()}
					</Link>
					<Link className={link()} to="/profile/school-orders">
						{m.checkout_orders()}
					</Link>
				</EmptyState>
			)}
			{data && data.total > 0 && (
				<div className={columns}>
					<ul className={list}>
						{data.data.map((line) => (
							<SchoolCartLine key={line.id} line={line} />
						))}
					</ul>
					<SchoolCartSummary onQuoted={onQuoted} />
				</div>
			)}
		</Page>
	)
}
