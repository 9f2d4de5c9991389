import { m } from '#i18n/messages'
import { css } from '#styled/css'
import { link } from '#styled/recipes'
import { PlainLink } from '#ui/action/plain-link.tsx'
import { Section } from '#ui/layout/section.tsx'
import { branchesOf, type MapLists } from './branches.ts'
import { MapPicture } from './map-picture.tsx'

const columns = css({
	display: 'grid',
	gap: '6',
	md: { gridTemplateColumns: '[repeat(3, minmax(0, 1fr))]' },
})
const title = css({ textStyle: 'title', pb: '2' })

/**
 * How resource types, subjects and competencies hang together: drawn, and as a nested list
 * (NAV-09).
 */
export const MindMap = ({ lists }: { lists: MapLists }) => {
	const branches = branchesOf(lists)
	return (
		<>
			<MapPicture branches={branches} />
			<Section title={m.text_map_list()}>
				<ul className={columns}>
					{branches.map((branch) => (
						<li key={branch.title}>
							<h3 className={title}>{branch.title}</h3>
							<ul>
								{branch.leaves.map(({ name, to }) => (
									<li key={to}>
										<PlainLink className={link({ kind: 'nav' })} to={to}>
											{name}
										</PlainLink>
									</li>
								))}
							</ul>
						</li>
					))}
				</ul>
			</Section>
		</>
	)
}
