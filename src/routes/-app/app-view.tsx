import { lazy, Suspense } from 'react'
import { useViewedName } from '#processes/session/use-viewed-name.ts'

const ViewBanner = lazy(async () => ({
	default: (await import('#features/people/session/view-banner.tsx')).ViewBanner,
}))

/** Says that support looks at an account and changes nothing (DSK-13). */
export const AppView = ({ signedIn }: { signedIn: boolean }) => {
	const name = useViewedName(signedIn)
	return name === null ? null : (
		<Suspense>
			<ViewBanner name={name} />
		</Suspense>
	)
}
