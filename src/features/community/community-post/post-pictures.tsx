import { m } from '#i18n/messages'
import { css } from '#styled/css'
import { picture } from '#styled/recipes'
import type { Post } from './community.types.ts'

const row = css({ display: 'flex', flexDirection: 'column', gap: '3' })

/** The pictures of a post. */
export const PostPictures = ({ post }: { post: Post }) =>
	post.pictures.length > 0 && (
		<div className={row}>
			{post.pictures.map((address, n) => (
				<div key={address} className={picture()}>
					<img
						src={address}
						alt={m.community_picture({ number: n + 1, name: post.author.name })}
						width={640}
						height={480}
						loading="lazy"
						decoding="async"
					/>
				</div>
			))}
		</div>
	)
