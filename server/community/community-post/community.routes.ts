import { type Handlers, requireAccount } from '#server/platform/contract/contract.ts'
import type { Deps } from '#server/platform/deps.ts'
import * as comments from './comment.service.ts'
import * as groups from './group.service.ts'
import { putMark, takeMark } from './mark.service.ts'
import { keepPostPicture } from './picture.service.ts'
import { listPosts, showPost } from './post.service.ts'
import * as reports from './report.service.ts'
import { editPost, removePost, writePost } from './write-post.service.ts'

/** NAV-06: posts with what others say of them. */
const postHandlers = (deps: Deps): Handlers => ({
	listPosts: ({ query, account }) => listPosts(deps, query, account?.id ?? null),
	getPost: ({ params, account }) => showPost(deps, params.slug, account?.id ?? null),
	createPost: (call) => {
		const { text, group_id: groupId = null, pictures = [] } = call.body
		return writePost(deps, requireAccount(call), { text, groupId, pictures }, call.keepAnswer)
	},
	editPost: (call) => editPost(deps, requireAccount(call).id, { ...call.params, ...call.body }),
	removePost: async (call) =>
		void (await removePost(deps, requireAccount(call).id, call.params.slug)),
	markPost: (call) => putMark(deps, requireAccount(call).id, call.params),
	unmarkPost: (call) => takeMark(deps, requireAccount(call).id, call.params),
	uploadPostPicture: async (call) => {
		const { file } = (call.request.body ?? {}) as { file?: unknown }
		return { url: await keepPostPicture(deps, requireAccount(call).id, file) }
	},
})

const commentHandlers = (deps: Deps): Handlers => ({
	listComments: ({ params, query, account }) =>
		comments.listComments(deps, { ...params, ...query }, account?.id ?? null),
	createComment: (call) =>
		comments.writeComment(
			deps,
			requireAccount(call),
			{ ...call.params, ...call.body },
			call.keepAnswer,
		),
	editComment: (call) =>
		comments.editComment(deps, requireAccount(call).id, { ...call.params, ...call.body }),
	removeComment: async (call) =>
		void (await comments.removeComment(deps, requireAccount(call).id, call.params.id)),
})

/** Groups, with the invitations into them (SES-03). */
const groupHandlers = (deps: Deps): Handlers => ({
	listGroups: ({ account }) => groups.listGroups(deps.db, account?.id ?? null),
	getGroup: ({ params, account }) => groups.showGroup(deps.db, params.id, account?.id ?? null),
	joinGroup: (call) => groups.joinGroup(deps, call.params.id, requireAccount(call).id),
	leaveGroup: async (call) =>
		void (await groups.leaveGroup(deps.db, call.params.id, requireAccount(call).id)),
	referGroup: async (call) => {
		const { group_id: groupId, referred_by: referredBy } = call.body
		const accountId = requireAccount(call).id
		await groups.acceptInvitation(deps, { accountId, groupId, referredBy })
		return { status: true }
	},
})

/** The community: posts, comments, groups, and what is reported. */
export const communityHandlers = (deps: Deps): Handlers => ({
	...postHandlers(deps),
	...commentHandlers(deps),
	...groupHandlers(deps),
	listReports: ({ query }) => reports.listReports(deps.db, query.id),
	reportPost: async (call) => void (await reports.report(deps, requireAccount(call).id, call.body)),
	decideReport: async (call) =>
		void (await reports.decide(deps, requireAccount(call).id, { ...call.params, ...call.body })),
})
