import { useQuery } from '@tanstack/react-query'
import { createFileRoute, Link, Outlet, useParams, useRouterState } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { pagesOf } from '#domain/people/account-pages.rules.ts'
import { LessonOutline } from '#features/learning/learning/lesson/lesson-outline.tsx'
import { routesQuery } from '#features/people/school/school.queries.ts'
import { siderLinks } from '#features/web/page/sider-links.ts'
import { m } from '#i18n/messages'
import { siteQuery } from '#processes/site.query.ts'
import { useViewer } from '#processes/viewer-context.ts'
import { useAccess } from '#routes/-access/use-access.ts'
import { menu } from '#styled/recipes'
import { SiderFrame } from '#ui/layout/sider-frame.tsx'

const look = menu()
const SchoolSider = lazy(async () => ({
	default: (await import('#features/people/school/school-sider.tsx')).SchoolSider,
}))

const Links = () => {
	const { schoolMode } = useViewer()
	const { roles } = useAccess()
	const { data: site } = useQuery({ ...siteQuery, enabled: schoolMode })
	const { data: asked } = useQuery({ ...routesQuery, enabled: !schoolMode })
	if (schoolMode)
		return (
			<Suspense>
				<SchoolSider copilotUrl={site?.copilot_url ?? null} />
			</Suspense>
		)
	return siderLinks(roles, asked?.routes ?? pagesOf(roles)).map(({ to, label, ...asked }) => (
		<Link
			key={to}
			to={to}
			{...asked}
			activeOptions={{
				exact: to === '/profile' || to === '/profile/vidya-bundles',
				includeSearch: false,
			}}
			className={look.item}
		>
			{label()}
		</Link>
	))
}

/** The area of an account (PRF-01, PRF-02); beside a lesson, the lessons of its course (CAT-08). */
const Profile = () => {
	const place = useRouterState({ select: ({ location }) => location.pathname })
	const { id, lessonId } = useParams({ strict: false })
	if (id && lessonId)
		return (
			<SiderFrame
				label={m.lesson_outline()}
				fold={m.lesson_outline()}
				place={place}
				links={<LessonOutline id={id} />}
			>
				<Outlet />
			</SiderFrame>
		)
	return (
		<SiderFrame
			label={m.header_profile()}
			fold={m.profile_all_pages()}
			place={place}
			links={<Links />}
		>
			<Outlet />
		</SiderFrame>
	)
}

export const Route = createFileRoute('/_signed-in/profile')({
	component: Profile,
})
