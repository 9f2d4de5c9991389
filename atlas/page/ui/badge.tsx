import type { ReactNode } from 'react'
import { badge } from '#atlas-styled/recipes'

type Look = Parameters<typeof badge>[0]

/** A word about a thing: its type, its state, its news. */
export const Badge = ({ tone, children }: Look & { children: ReactNode }) => (
	<span className={badge({ tone })}>{children}</span>
)
