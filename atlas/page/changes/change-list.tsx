import type { Changes } from '#atlas/changes/changes-of.ts'
import { Badge } from '#atlas/page/ui/badge.tsx'
import { css } from '#atlas-styled/css'
import { PlaceLink } from '../panel/place-link.tsx'
import type { AtlasSearch } from '../search.ts'

type ListProps = {
	title: string
	changes: Changes
	noun?: string
	/** Where the name of something that is still there leads. */
	linkTo?: (name: string) => AtlasSearch
}

const heading = css({ textStyle: 'title', fontSize: 'md', pb: '2' })
const list = css({ fontSize: 'sm', '& li': { py: '1', overflowWrap: 'anywhere' } })
const dim = css({ fontSize: 'sm', color: 'ink.muted', pt: '1' })

const kinds = [
	['added', 'leaf'],
	['removed', 'red'],
	['changed', 'gold'],
] as const

/** Lists named things, each with its kind of change. */
export const ChangeList = ({ title, changes, noun, linkTo }: ListProps) => (
	<section aria-label={title}>
		<h2 className={heading}>{title}</h2>
		<ul className={list}>
			{kinds.flatMap(([kind, tone]) =>
				changes[kind].map((name) => (
					<li key={`${kind} ${name}`}>
						<Badge tone={tone}>{kind}</Badge>{' '}
						{noun && linkTo && kind !== 'removed' ? (
							<PlaceLink noun={noun} view="paths" search={linkTo(name)}>
								{name}
							</PlaceLink>
						) : (
							name
						)}
					</li>
				)),
			)}
		</ul>
		<p className={dim}>{changes.kept.length} unchanged</p>
	</section>
)
