import { Link } from '@tanstack/react-router'
import { m } from '#i18n/messages'
import { useViewer } from '#processes/viewer-context.ts'
import { link } from '#styled/recipes'
import { row2 } from '#ui/look.ts'

const feeds = [
	{ type: undefined, label: m.community_following },
	{ type: 'explore', label: m.community_explore },
	{ type: 'mine', label: m.community_mine },
	{ type: 'saved', label: m.community_saved },
] as const

/** The parts of the community; what is about one’s own only for who is signed in. */
export const CommunityNav = ({ moderates }: { moderates: boolean }) => {
	const { signedIn } = useViewer()
	const nav = link({ kind: 'nav' })
	return (
		<nav className={row2} aria-label={m.community_parts()}>
			{feeds
				.filter(({ type }) => signedIn || type === 'explore')
				.map(({ type, label }) => (
					<Link
						key={label()}
						className={nav}
						to="/community"
						search={type ? { type } : {}}
						activeOptions={{ exact: true, explicitUndefined: true }}
					>
						{label()}
					</Link>
				))}
			<Link className={nav} to="/community/group" activeOptions={{ exact: true }}>
				{m.community_groups()}
			</Link>
			{moderates && (
				<a className={nav} href="/desk/inbox?kind=report">
					{m.community_queue()}
				</a>
			)}
		</nav>
	)
}
