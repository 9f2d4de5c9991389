import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, Outlet, useParams } from '@tanstack/react-router'
import Waypoints from 'lucide-react/icons/waypoints'
import { SkipLink } from '#atlas/page/ui/skip-link.tsx'
import { css } from '#atlas-styled/css'
import { factsQuery } from '../data/facts-query.ts'
import { Finder } from '../find/finder.tsx'
import { MachineTabs } from '../machine/machine-tabs.tsx'
import { LabelSwitch } from '../stage/label-switch.tsx'
import { ThemeButton } from './theme-button.tsx'

const bar = css({
	display: 'flex',
	flexWrap: 'wrap',
	alignItems: 'center',
	columnGap: { base: '2', lg: '4' },
	px: { base: '3', md: '4' },
	bg: 'raised',
	borderBottomWidth: '1px',
	borderColor: 'line',
})
const home = css({
	display: 'inline-flex',
	alignItems: 'center',
	gap: '2',
	minH: '11',
	fontWeight: 'bold',
	color: 'ink',
	_hover: { color: 'primary' },
	'& svg': { w: '5', h: '5', color: 'primary' },
})
const place = css({
	display: 'inline-flex',
	alignItems: 'center',
	minH: '11',
	px: '1',
	fontSize: 'sm',
	fontWeight: 'medium',
	color: 'ink.muted',
	_hover: { color: 'primary' },
	_currentPage: { color: 'primary' },
})
const right = css({ ml: 'auto', display: 'flex', alignItems: 'center', gap: '1' })

/** The bar above every view: home, the map, the machine and its views, the search, the theme. */
export const Frame = () => {
	const { machine } = useParams({ strict: false })
	const { data } = useSuspenseQuery(factsQuery)
	return (
		<>
			<SkipLink />
			<header className={bar}>
				<Link to="/" className={home}>
					<Waypoints aria-hidden="true" />
					Atlas
				</Link>
				{data.map && (
					<Link to="/map" className={place}>
						Map
					</Link>
				)}
				{machine && <MachineTabs noun={machine} />}
				<span className={right}>
					{machine && <LabelSwitch />}
					<Finder />
					<ThemeButton />
				</span>
			</header>
			<main id="main" tabIndex={-1}>
				<Outlet />
			</main>
		</>
	)
}
