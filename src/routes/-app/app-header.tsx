import { useQuery } from '@tanstack/react-query'
import { useHydrated } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { lazy, type ReactNode, Suspense } from 'react'
import { actsForSchool } from '#domain/school/school-mode.rules.ts'
import { cartCountQuery, schoolCartCountQuery } from '#features/shop/cart/cart.queries.ts'
import { Header } from '#features/web/page/header.tsx'
import { useProcesses } from '#processes/processes.ts'
import { useViewer } from '#processes/viewer-context.ts'
import { useAccess } from '#routes/-access/use-access.ts'
import { AppNotifications } from './app-notifications.tsx'

const load = () => import('#features/people/school/school-header.tsx')
const SchoolNav = lazy(async () => ({ default: (await load()).SchoolNav }))
const SchoolMenu = lazy(async () => ({ default: (await load()).SchoolMenu }))
const SchoolSide = lazy(async () => ({ default: (await load()).SchoolSide }))

/**
 * The header with who is here and how much is in the cart (HDR-02, HDR-10), on a teacher's side or
 * a school's (HDR-14).
 */
export const AppHeader = ({ search }: { search?: ReactNode }) => {
	const hydrated = useHydrated()
	const { schoolMode } = useViewer()
	const { signedIn, account: me } = useAccess()
	const { data: counted } = useQuery({
		...(schoolMode ? schoolCartCountQuery : cartCountQuery),
		enabled: signedIn,
	})
	const { cart, logout } = useProcesses()
	const local = useSelector(cart, ({ context }) => context.items.length)
	const school = schoolMode ? me?.school : null
	const later = (view: ReactNode) => hydrated && <Suspense>{view}</Suspense>
	return (
		<Header
			account={
				me && school
					? { displayName: school.name, avatarUrl: school.photo_url, roles: me.roles }
					: me
			}
			restoring={signedIn && !me}
			cartCount={signedIn ? (counted ?? 0) : local}
			search={search}
			home={schoolMode ? '/profile/dashboard' : '/'}
			nav={schoolMode ? later(<SchoolNav />) : undefined}
			menu={schoolMode ? later(<SchoolMenu />) : undefined}
			side={
				me &&
				actsForSchool(me.roles) &&
				later(
					<SchoolSide
						key={me.id}
						roles={me.roles}
						isVerified={school?.verification_status === 'verified'}
					/>,
				)
			}
			notifications={<AppNotifications />}
			onSignOut={(leadsTo) => logout.send({ type: 'logout.chosen', leadsTo })}
		/>
	)
}
