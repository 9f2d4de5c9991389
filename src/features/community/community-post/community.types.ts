import type {
	CommunityComment,
	CommunityGroup,
	CommunityPost,
	CommunityReport,
} from '#openapi/v1.gen.ts'

export type Post = CommunityPost
export type Comment = CommunityComment
export type Group = CommunityGroup
export type Report = CommunityReport
