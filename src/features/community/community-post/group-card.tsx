import { Link } from '@tanstack/react-router'
import { m } from '#i18n/messages'
import { css, cx } from '#styled/css'
import { link, panel } from '#styled/recipes'
import { Badge } from '#ui/display/badge.tsx'
import { small, titleText } from '#ui/look.ts'
import type { Group } from './community.types.ts'

const sheet = css({ display: 'flex', flexDirection: 'column', gap: '2', p: '4' })
const row = css({ display: 'flex', flexWrap: 'wrap', gap: '1' })

/** How one enters a group, and whether one has. */
export const GroupBadges = ({ group }: { group: Group }) => (
	<div className={row}>
		<Badge tone="primary">{group.is_open ? m.community_open() : m.community_invited()}</Badge>
		{group.joined && <Badge tone="leaf">{m.community_joined()}</Badge>}
	</div>
)

/** How many are in a group, and what they wrote. */
export const groupFigures = (group: Group): string =>
	`${m.community_members({ count: group.members })} · ${m.community_group_posts({ count: group.posts })}`

/** A group at a glance. */
export const GroupCard = ({ group }: { group: Group }) => (
	<article className={cx(panel(), sheet)}>
		<GroupBadges group={group} />
		<h2 className={titleText}>
			<Link className={link({ kind: 'plain' })} to="/community/group/$id" params={{ id: group.id }}>
				{group.name}
			</Link>
		</h2>
		<p>{group.summary}</p>
		<p className={small}>{groupFigures(group)}</p>
	</article>
)
