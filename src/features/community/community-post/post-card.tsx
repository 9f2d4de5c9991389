import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { dateAndTime } from '#i18n/dates.ts'
import { m } from '#i18n/messages'
import { css, cx } from '#styled/css'
import { link, panel } from '#styled/recipes'
import type { Post } from './community.types.ts'
import { MarkButton } from './mark-button.tsx'
import { PersonLine } from './person-line.tsx'
import { PostPictures } from './post-pictures.tsx'
import { PostPreview } from './post-preview.tsx'
import { PostText } from './post-text.tsx'
import { titleOf } from './post-words.ts'
import { ReportButton } from './report/report-button.tsx'

const sheet = css({ display: 'flex', flexDirection: 'column', gap: '4' })
const row = css({ display: 'flex', flexWrap: 'wrap', '& > *': { px: '2' } })

type PostCardProps = { post: Post; share: ReactNode; heading?: 'h2' | 'h3' }

/** One post with what can be done with it; `share` is left out where not everybody may see it. */
export const PostCard = ({ post, share, heading }: PostCardProps) => {
	const title = titleOf(post.text)
	return (
		<article className={cx(panel({ pad: true }), sheet)}>
			<PersonLine author={post.author} heading={heading}>
				<Link
					className={link({ kind: 'plain' })}
					to="/community/post/$slug"
					params={{ slug: post.slug }}
					aria-label={m.community_of({ word: dateAndTime(post.created_at), title })}
				>
					{dateAndTime(post.created_at)}
				</Link>
				{post.edited_at && ` · ${m.community_edited()}`}
				{post.group && (
					<>
						{' · '}
						<Link className={link()} to="/community/group/$id" params={{ id: post.group.id }}>
							{m.community_in_group({ name: post.group.name })}
						</Link>
					</>
				)}
			</PersonLine>
			<PostText text={post.text} />
			<PostPictures post={post} />
			{post.preview && <PostPreview preview={post.preview} />}
			<div className={row}>
				<MarkButton key={`like ${post.slug}`} post={post} mark="like" />
				<MarkButton key={`save ${post.slug}`} post={post} mark="save" />
				<Link
					className={link({ kind: 'nav' })}
					to="/community/post/$slug"
					params={{ slug: post.slug }}
					hash="comments"
				>
					{m.community_comments_count({ count: post.comments })}
				</Link>
				{share}
				{!post.mine && <ReportButton kind="post" subject={post.slug} title={title} />}
			</div>
		</article>
	)
}
