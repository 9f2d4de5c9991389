import type { ReactNode } from 'react'
import { css } from '#styled/css'
import { Avatar } from '#ui/display/avatar.tsx'
import { small, titleText } from '#ui/look.ts'
import type { Comment } from './community.types.ts'

const row = css({ display: 'flex', alignItems: 'center', gap: '3' })

/** Author of a text, with details beside the name. */
export const PersonLine = ({
	author,
	heading: Heading = 'h3',
	children,
}: {
	author: Comment['author']
	/** One level below the heading above it. */
	heading?: 'h2' | 'h3'
	children: ReactNode
}) => (
	<div className={row}>
		<Avatar name={author.name} src={author.avatar_url} />
		<div>
			<Heading className={titleText}>{author.name}</Heading>
			<p className={small}>{children}</p>
		</div>
	</div>
)
