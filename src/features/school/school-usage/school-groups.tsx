import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { m } from '#i18n/messages'
import { css } from '#styled/css'
import { button, panel } from '#styled/recipes'
import { EmptyState } from '#ui/list/empty-state.tsx'
import { small, titleText } from '#ui/look.ts'
import { schoolGroupsQuery } from './school-area.queries.ts'

const list = css({ display: 'flex', flexDirection: 'column', gap: '4', listStyle: 'none', pb: '4' })

/** The groups of the community that people of the school are in (SCH-08). */
export const SchoolGroups = () => {
	const { data } = useSuspenseQuery(schoolGroupsQuery)
	const explore = (
		<Link to="/community/group" className={button()}>
			{m.area_groups_find()}
		</Link>
	)
	if (data.length === 0)
		return (
			<EmptyState title={m.area_groups_none()} text={m.area_groups_none_text()}>
				{explore}
			</EmptyState>
		)
	return (
		<>
			<ul className={list}>
				{data.map(({ id, name, summary, members, teachers }) => (
					<li key={id} className={panel({ pad: true })}>
						<h2 className={titleText}>
							<Link to="/community/group/$id" params={{ id }}>
								{name}
							</Link>
						</h2>
						<p>{summary}</p>
						<p className={small}>{m.area_group_people({ teachers, members })}</p>
					</li>
				))}
			</ul>
			{explore}
		</>
	)
}
