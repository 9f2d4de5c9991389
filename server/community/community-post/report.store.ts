import { eq, inArray, sql } from 'drizzle-orm'
import {
	type ReportStatusEvent,
	reportStatusMachine,
} from '#machines/community/community-post/report-status.machine.ts'
import { account } from '#server/people/account/account.tables.ts'
import { moveTo } from '#server/platform/database/move-to.ts'
import type { Db } from '#server/platform/database/open.ts'
import { prepare, prepareRows } from '#server/platform/database/prepare.ts'
import type { InboxSource } from '#server/platform/inbox-source.ts'
import { communityPost, postComment, postReport } from './community-post.tables.ts'
import { isVisible, me, posts } from './visible.store.ts'

export type Reason = typeof postReport.$inferSelect.reason
type Status = typeof postReport.$inferSelect.status

type NewReport = {
	me: string
	subject: string
	id: string
	reason: Reason
	words: string
	now: string
}

const values = sql`${me}, ${sql.placeholder('reason')}, ${sql.placeholder('words')}, ${sql.placeholder('now')}::timestamptz`
const target = sql`(id, subject_id, post_id, comment_id, account_id, reason, words, created_at)`
const id = sql`${sql.placeholder('id')}::uuid`

/** Keeps a report of a post, once a person; no row when they see no such post. */
export const reportPost = prepare<{ id: string }, NewReport>(
	'community-report-post',
	sql`with found as (select p.id from ${posts} where p.slug = ${sql.placeholder('subject')} and ${isVisible(me)}),
  kept as (insert into ${postReport} ${target} select ${id}, found.id, found.id, null::uuid, ${values} from found on conflict do nothing)
  select id from found`,
)

/** Keeps a report of a comment, once a person; no row when they see no such comment. */
export const reportComment = prepare<{ id: string }, NewReport>(
	'community-report-comment',
	sql`with found as (select c.id, p.id as post_id from ${postComment} c join ${posts} on p.id = c.post_id
    where c.id = ${sql.placeholder('subject')}::uuid and c.removed_at is null and ${isVisible(me)}),
  kept as (insert into ${postReport} ${target} select ${id}, found.id, found.post_id, found.id, ${values} from found on conflict do nothing)
  select id from found`,
)

/** A reported post or comment, by its first report. */
export type ReportRow = {
	id: string
	reason: Reason
	words: string
	reports: number
	created_at: string
	subject: {
		kind: 'post' | 'comment'
		slug: string
		text: string
		author: { name: string; avatar_url: string | null }
	}
}

/**
 * Undecided reports, one for each post or comment, the longest waiting first; at most fifty. With
 * an id only that one.
 */
export const findOpenReports = prepareRows<ReportRow, { id: string | null }>(
	'community-reports',
	sql`select r.id, r.reason, r.words, r.reports, r.created_at, json_build_object(
    'kind', case when c.id is null then 'post' else 'comment' end, 'slug', p.slug, 'text', coalesce(c.text, p.text),
    'author', json_build_object('name', a.display_name, 'avatar_url', a.avatar_url)) as subject
  from (select distinct on (subject_id) *, count(*) over (partition by subject_id)::int as reports
    from ${postReport} where status = 'open' order by subject_id, id) r
  join ${communityPost} p on p.id = r.post_id left join ${postComment} c on c.id = r.comment_id
  join ${account} a on a.id = coalesce(c.account_id, p.account_id)
  where p.removed_at is null and c.removed_at is null
    and coalesce(r.id = ${sql.placeholder('id')}::uuid, true) order by r.id limit 50`,
)

/** Reported posts and comments, for the inbox (DSK-12): the text’s beginning and its author. */
export const reportInbox: InboxSource = {
	kind: 'report',
	waiting: sql`select r.id, left(coalesce(c.text, p.text), 120), a.display_name, r.created_at,
      null::timestamptz, null::uuid
    from (select distinct on (subject_id) * from ${postReport} where status = 'open'
      order by subject_id, id) r
    join ${communityPost} p on p.id = r.post_id left join ${postComment} c on c.id = r.comment_id
    join ${account} a on a.id = coalesce(c.account_id, p.account_id)
    where p.removed_at is null and c.removed_at is null`,
}

const life = { table: postReport, column: 'status', machine: reportStatusMachine } as const

/**
 * Decides every open report of the post or comment that this report is about; undefined if they
 * were decided before.
 */
export const moveReports = async (
	tx: Db,
	{ id, ...decided }: { id: string; decidedBy: string; decidedAt: Date },
	event: ReportStatusEvent,
): Promise<{ postId: string; commentId: string | null; status: Status } | undefined> => {
	const subject = tx
		.select({ id: postReport.subjectId })
		.from(postReport)
		.where(eq(postReport.id, id))
	return (await moveTo(tx, life, event, inArray(postReport.subjectId, subject), decided))[0]
}

/** The status of a report; undefined for none of this id. */
export const findReportStatus = async (db: Db, id: string): Promise<Status | undefined> =>
	(await db.select({ status: postReport.status }).from(postReport).where(eq(postReport.id, id)))[0]
		?.status

const hiding = sql`set removed_at = ${sql.placeholder('now')}::timestamptz where id = ${id} and removed_at is null returning account_id`

/** Hides a post and returns its author. */
export const hidePost = prepare<{ account_id: string }, { id: string; now: string }>(
	'community-hide-post',
	sql`update ${communityPost} ${hiding}`,
)
/** Hides a comment and returns its author. */
export const hideComment = prepare<{ account_id: string }, { id: string; now: string }>(
	'community-hide-comment',
	sql`update ${postComment} ${hiding}`,
)
