import { css, cx } from '#styled/css'
import { link, panel } from '#styled/recipes'
import { PlainLink } from '#ui/action/plain-link.tsx'
import type { Post } from './community.types.ts'

const look = css({ display: 'flex', flexDirection: 'column', gap: '2', p: '4' })
const text = css({ textStyle: 'small', color: 'ink.muted', lineClamp: '2' })

/** Preview of a page of this site that a post links to. */
export const PostPreview = ({ preview }: { preview: NonNullable<Post['preview']> }) => (
	<div className={cx(panel(), look)}>
		<PlainLink to={preview.path} className={link()}>
			{preview.title}
		</PlainLink>
		<p className={text}>{preview.summary}</p>
	</div>
)
