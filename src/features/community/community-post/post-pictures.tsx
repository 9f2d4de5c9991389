import { m } from '#i18n/messages'
import { picture } from '#styled/recipes'
import { stack3 } from '#ui/look.ts'
import type { Post } from './community.types.ts'

/** The pictures of a post. */
export const PostPictures = ({ post }: { post: Post }) =>
	post.pictures.length > 0 && (
		<div className={stack3}>
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
