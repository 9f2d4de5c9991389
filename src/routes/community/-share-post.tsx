import { ShareButton } from '#features/web/share/share-button.tsx'

/** The share button of a community post (SHR-01). */
export const sharePost = (post: { id: string; slug: string; text: string }) => (
	<ShareButton
		quiet
		kind="post"
		id={post.id}
		title={post.text.trim().slice(0, 100)}
		path={`/community/post/${post.slug}`}
	/>
)
