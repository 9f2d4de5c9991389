import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { link } from '#atlas-styled/recipes'
import type { View } from '../machine/views.ts'
import type { AtlasSearch } from '../search.ts'

type PlaceProps = {
	noun: string
	view?: View
	search: AtlasSearch
	children: ReactNode
	kind?: 'text' | 'plain'
}

/** A link to a place in the atlas. */
export const PlaceLink = ({
	noun,
	view = 'diagram',
	search,
	children,
	kind = 'text',
}: PlaceProps) => (
	<Link
		to="/$machine/$view"
		params={{ machine: noun, view }}
		search={search}
		className={link({ kind })}
	>
		{children}
	</Link>
)
