import { m } from '#i18n/messages'
import { breadcrumbData, type PageFacts } from '#ui/layout/page-head.ts'
import type { Post } from './community.types.ts'
import { inOneLine, titleOf } from './post-words.ts'

/**
 * Returns a post page's facts for tabs, crawlers and link previews; posts that are not public are
 * not indexed.
 */
export const postFacts = (origin: string, post: Post): PageFacts => {
	const path = `/community/post/${post.slug}`
	const title = titleOf(post.text)
	const isPublic = post.group?.is_open ?? true
	const discussion = {
		'@context': 'https://schema.org',
		'@type': 'DiscussionForumPosting',
		headline: title,
		text: post.text,
		url: origin + path,
		datePublished: post.created_at,
		...(post.edited_at && { dateModified: post.edited_at }),
		...(post.pictures.length > 0 && { image: post.pictures.map((address) => origin + address) }),
		author: { '@type': 'Person', name: post.author.name },
		interactionStatistic: [
			{
				'@type': 'InteractionCounter',
				interactionType: 'https://schema.org/LikeAction',
				userInteractionCount: post.likes,
			},
			{
				'@type': 'InteractionCounter',
				interactionType: 'https://schema.org/CommentAction',
				userInteractionCount: post.comments,
			},
		],
	}
	const trail = [
		{ name: m.home_title(), path: '/' },
		{ name: m.community_title(), path: '/community' },
		{ name: title, path },
	]
	return {
		title,
		description: inOneLine(post.text),
		path,
		type: 'article',
		noindex: !isPublic,
		data: isPublic ? [discussion, breadcrumbData(origin, trail)] : [],
	}
}
