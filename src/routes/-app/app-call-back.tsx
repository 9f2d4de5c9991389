import { useQuery } from '@tanstack/react-query'
import { useHydrated } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import {
	schoolPlanQuery,
	subscriptionQuery,
} from '#features/shop/subscription/subscription.queries.ts'
import type { Presence } from '#processes/session/use-presence.ts'
import { useAccess } from '#routes/-access/use-access.ts'
import { css } from '#styled/css'
import { isSchoolsPath } from './schools-path.ts'

const CallBackBar = lazy(async () => ({
	default: (await import('#features/school/call-back/call-back-bar.tsx')).CallBackBar,
}))

const place = css({ h: '16' })

/**
 * HDR-13: the floating button for visitors on the schools pages, and on every page for a point of
 * contact without a running plan, whose school has none either. Its place is kept until it answers
 * to presses.
 */
export const AppCallBack = ({ presence, path }: { presence: Presence; path: string }) => {
	const enabled = presence === 'signedIn'
	const { roles } = useAccess()
	const { data: plan } = useQuery({ ...subscriptionQuery, enabled })
	const isContact = enabled && roles.some((role) => role.endsWith('main_poc'))
	const { data: hasPlan } = useQuery({ ...schoolPlanQuery, enabled: isContact })
	const asks = enabled
		? plan === null && hasPlan === false
		: presence === 'signedOut' && isSchoolsPath(path)
	const isHydrated = useHydrated()
	if (!asks) return null
	const empty = <div className={place} />
	return isHydrated ? (
		<Suspense fallback={empty}>
			<CallBackBar />
		</Suspense>
	) : (
		empty
	)
}
