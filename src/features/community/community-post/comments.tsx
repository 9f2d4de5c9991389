import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { COMMENT_LENGTH } from '#domain/community/post-text.rules.ts'
import { m } from '#i18n/messages'
import { css } from '#styled/css'
import { link } from '#styled/recipes'
import { Section } from '#ui/layout/section.tsx'
import { QueryError } from '#ui/list/query-error.tsx'
import { Skeleton } from '#ui/list/skeleton.tsx'
import { CommentItem } from './comment-item.tsx'
import { commentsQuery } from './community.queries.ts'
import { Composer } from './composer/composer.tsx'
import { newComment } from './places.ts'

const list = css({ display: 'flex', flexDirection: 'column', gap: '5' })

const List = ({ slug, before }: { slug: string; before: string | undefined }) => {
	const { data, isError } = useQuery(commentsQuery(slug, before))
	if (isError && !data) return <QueryError />
	if (!data) return <Skeleton height="6rem" />
	if (data.data.length === 0) return <p>{m.community_comments_none()}</p>
	return (
		<>
			<ul className={list}>
				{data.data.map((comment) => (
					<CommentItem key={comment.id} comment={comment} />
				))}
			</ul>
			{data.next && (
				<Link
					className={link()}
					to="/community/post/$slug"
					params={{ slug }}
					search={{ before: data.next }}
					hash="comments"
				>
					{m.community_comments_more()}
				</Link>
			)}
		</>
	)
}

/** Comments on a post, newest first, and the form for a new one. */
export const Comments = ({ slug, before }: { slug: string; before: string | undefined }) => {
	const place = useMemo(() => newComment(slug), [slug])
	return (
		<Section id="comments" title={m.community_comments()}>
			<div className={list}>
				<Composer
					name={`comment.${slug}`}
					place={place}
					label={m.community_comment()}
					send={m.community_comment_send()}
					letters={COMMENT_LENGTH}
					pictures={0}
				/>
				<List slug={slug} before={before} />
			</div>
		</Section>
	)
}
