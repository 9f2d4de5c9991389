import { useRouter } from '@tanstack/react-router'
import { useMemo } from 'react'
import { POST_LENGTH } from '#domain/community/post-text.rules.ts'
import { m } from '#i18n/messages'
import { link } from '#styled/recipes'
import { stack3 } from '#ui/look.ts'
import type { Post } from './community.types.ts'
import { Composer } from './composer/composer.tsx'
import { DeleteButton } from './delete-button.tsx'
import { changedPost } from './places.ts'
import { titleOf } from './post-words.ts'

/** An author's actions on a post: edit, delete. */
export const OwnPost = ({ post }: { post: Post }) => {
	const router = useRouter()
	const place = useMemo(() => changedPost(post.slug), [post.slug])
	return (
		<div className={stack3}>
			<details>
				<summary className={link()}>{m.community_edit()}</summary>
				<Composer
					name={`edit.${post.slug}`}
					place={place}
					label={m.community_edit_post()}
					send={m.community_edit_save()}
					letters={POST_LENGTH}
					pictures={0}
					given={post.text}
				/>
			</details>
			<DeleteButton
				kind="post"
				subject={post.slug}
				title={titleOf(post.text)}
				onDone={() => void router.navigate({ to: '/community', search: { type: 'mine' } })}
			/>
		</div>
	)
}
