import { sql } from 'drizzle-orm'
import {
	communityPost,
	groupMember,
	postComment,
	postMark,
	postPicture,
	postReport,
} from '#server/community/community-post/community-post.tables.ts'
import { NOBODY } from './nobody.rules.ts'
import { personal } from './personal.store.ts'

/**
 * What somebody said in the community (PRI-01), in the order in which it is deleted; a post stays
 * as an empty one, for what others wrote below it is theirs.
 */
export const communityData = [
	personal(groupMember, groupMember.accountId, {
		exported: ['groupId', 'accountId', 'joinedAt'],
		hidden: [],
	}),
	personal(postMark, postMark.accountId, {
		exported: ['postId', 'accountId', 'mark', 'createdAt'],
		hidden: [],
	}),
	personal(postReport, postReport.accountId, {
		exported: [
			...(['id', 'subjectId', 'postId', 'commentId', 'accountId', 'reason', 'words'] as const),
			...(['createdAt', 'status', 'decidedAt'] as const),
		],
		hidden: ['decidedBy'],
	}),
	personal(postPicture, postPicture.accountId, {
		exported: ['address', 'accountId', 'postId', 'createdAt'],
		hidden: [],
	}),
	personal(postComment, postComment.accountId, {
		exported: ['id', 'postId', 'accountId', 'text', 'createdAt', 'editedAt', 'removedAt'],
		hidden: [],
	}),
	personal(communityPost, communityPost.accountId, {
		exported: [
			...(['id', 'slug', 'accountId', 'groupId', 'text', 'createdAt', 'editedAt'] as const),
			'removedAt',
		],
		hidden: [],
		erasure: {
			kept: 'thread',
			blank: {
				accountId: NOBODY,
				text: '',
				slug: sql`'erased-' || ${communityPost.id}`,
				removedAt: sql`coalesce(${communityPost.removedAt}, now())`,
			},
		},
	}),
]
