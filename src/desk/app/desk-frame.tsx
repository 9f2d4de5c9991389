import { Outlet, useLocation } from '@tanstack/react-router'
import { Suspense } from 'react'
import { DeskLink } from '#desk/layout/desk-link.tsx'
import { useStaff } from '#desk/layout/use-staff.ts'
import { brand } from '#i18n/brand.ts'
import { m } from '#i18n/messages'
import { css, sva } from '#styled/css'
import { SiderFrame } from '#ui/layout/sider-frame.tsx'
import { EmptyState } from '#ui/list/empty-state.tsx'
import { DeskGate } from './desk-gate.tsx'
import { DeskHeader } from './desk-header.tsx'
import { type DeskPage, deskPages, pagesFor } from './desk-pages.ts'

const main = css({
	w: 'full',
	maxW: '[100rem]',
	mx: 'auto',
	px: { base: '4', md: '6' },
	py: { base: '4', md: '8' },
})
const nav = sva({
	slots: ['list', 'link'],
	base: {
		list: { display: 'flex', flexDirection: 'column', gap: '1' },
		link: {
			display: 'flex',
			alignItems: 'center',
			minH: '11',
			px: '3',
			borderRadius: 'sm',
			color: 'ink',
			textDecoration: 'none',
			_hover: { bg: 'paper.sunken' },
			'&[aria-current=page]': { bg: 'primary.soft', color: 'primary.ink', fontWeight: 'bold' },
		},
	},
})()

const pageAt = (pathname: string): DeskPage | undefined =>
	deskPages.find(({ path }) => pathname.startsWith(path))

/** The page of the address, if the person may open it. */
const OpenPage = ({ pathname }: { pathname: string }) => {
	const { roles } = useStaff()
	const asked = pageAt(pathname)
	if (asked && !pagesFor(roles).some(({ path }) => path === asked.path))
		return (
			<EmptyState
				heading="h1"
				title={m.desk_page_closed_title()}
				text={m.desk_page_closed_text()}
			/>
		)
	return <Outlet />
}

const Pages = () => (
	<ul className={nav.list}>
		{pagesFor(useStaff().roles).map(({ path, name }) => (
			<li key={path}>
				<DeskLink className={nav.link} to={path}>
					{name()}
				</DeskLink>
			</li>
		))}
	</ul>
)

/** The frame of every page of the desk: header, menu, page. */
export const DeskFrame = () => {
	const { pathname } = useLocation()
	const page = pageAt(pathname)
	return (
		<>
			<title>
				{page
					? `${page.name()} · ${m.desk_title({ brand: brand() })}`
					: m.desk_title({ brand: brand() })}
			</title>
			<DeskHeader />
			<main className={main} id="main" tabIndex={-1}>
				<DeskGate>
					<SiderFrame label={m.desk_menu()} fold={m.desk_menu()} place={pathname} links={<Pages />}>
						<Suspense fallback={<p role="status">{m.desk_loading()}</p>}>
							<OpenPage pathname={pathname} />
						</Suspense>
					</SiderFrame>
				</DeskGate>
			</main>
		</>
	)
}
