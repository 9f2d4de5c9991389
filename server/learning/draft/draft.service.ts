import { v7 } from 'uuid'
import {
	type DraftContent,
	type WrittenType,
	wholeContent,
} from '#domain/learning/draft-content.rules.ts'
import { productPath } from '#domain/web/navigation.rules.ts'
import { type DraftStatus, movesFor } from '#machines/learning/draft/draft-status.rules.ts'
import { findUnknownItems } from '#server/catalogue/bundle/bundle.service.ts'
import { findResource } from '#server/catalogue/resource/resource.service.ts'
import { findForeignLessons } from '#server/learning/lesson/syllabus.service.ts'
import { findUnready } from '#server/learning/media/media.service.ts'
import { findMissingQuizzes } from '#server/learning/quiz/quiz-content.service.ts'
import { lastActorOf, recordAct } from '#server/people/audit/audit.service.ts'
import type { SharedRuns } from '#server/platform/cache/shared-runs.ts'
import type { Account } from '#server/platform/contract/account.ts'
import type { Db } from '#server/platform/database/open.ts'
import type { Deps } from '#server/platform/deps.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import { refusedMove } from '#server/platform/problems/refused-move.ts'
import {
	countStatuses,
	type Draft,
	type DraftSort,
	findDraft,
	findDrafts,
	findForeignDrafts,
	findVersion,
	findVersions,
	insertDraft,
	writeContent,
} from './draft.store.ts'
import { contentOf, gapsNow } from './draft-content.service.ts'
import { emptyContent } from './draft-row.rules.ts'

/** Returns true if the person decides about everybody's drafts; an author sees only their own. */
const isEditor = ({ roles }: Account): boolean =>
	roles.includes('owner') || roles.includes('editor')

/** Returns the draft if the person may see it. @throws Problem 404 not-found */
export const mine = (row: Draft | undefined, me: Account): Draft => {
	if (!row || !(isEditor(me) || row.authorId === me.id)) throw new Problem(404, 'not-found')
	return row
}

const pathOf = ({
	slug,
	slugtitle,
	courseType,
}: {
	slug: string
	slugtitle: string
	courseType: string
}) => productPath({ slug, slugtitle, course_type: courseType })

/** The draft as the desk shows it to a person: its content, what is missing, what they can do. */
export const viewOf = async (db: Db, row: Draft, me: Account) => {
	const content = await contentOf(db, row)
	const current = await findResource(db, row.resourceId)
	const isOffered = current !== undefined && current.withdrawnAt === null
	return {
		id: row.resourceId,
		status: row.status,
		revision: row.revision,
		content,
		gaps: await gapsNow(db, row.resourceId, content),
		moves: movesFor(row.status, me.roles).filter((move) => move !== 'discard' || isOffered),
		note: row.note,
		publish_at: row.publishAt?.toISOString() ?? null,
		path: isOffered ? pathOf(current) : null,
		changed_at: row.changedAt.toISOString(),
	}
}

/** Filter and order of the desk's list; `limit` and `offset` in rows. */
export type ListQuery = {
	search?: string
	status?: DraftStatus
	course_type?: WrittenType
	sort?: DraftSort
	limit?: number
	offset?: number
}

/** DSK-07: one page of the resources in the desk, and how many have each status. */
export const listDrafts = async (
	{ db, share }: Deps & { share: SharedRuns },
	me: Account,
	query: ListQuery,
) => {
	const { search = '', status, course_type: courseType } = query
	const { sort = 'newest', limit = 25, offset = 0 } = query
	const filter = { authorId: isEditor(me) ? null : me.id, search: search.trim(), courseType }
	const page = { sort, limit, offset }
	const key = JSON.stringify([filter, status, page])
	const [rows, counts] = await share(key, async () => [
		await findDrafts(db, { ...filter, status }, page),
		await countStatuses(db, filter),
	])
	const every = [...counts.values()].reduce((sum, number) => sum + number, 0)
	return {
		total: status ? (counts.get(status) ?? 0) : every,
		counts: [...counts].map(([name, number]) => ({ status: name, number })),
		data: rows.map(({ courseType: type, publishAt, changedAt, authorId, authorName, ...row }) => ({
			...row,
			moves: movesFor(row.status, me.roles).filter((move) => move !== 'discard'),
			course_type: type,
			author: authorId === null ? null : (authorName ?? ''),
			publish_at: publishAt?.toISOString() ?? null,
			changed_at: changedAt.toISOString(),
		})),
	}
}

/** DSK-07: begins a resource; nobody but staff sees it. */
export const createDraft = async (
	{ db, clock }: Deps,
	me: Account,
	begun: { title: string; course_type: WrittenType; language: string },
) => {
	const [id, now, title] = [v7(), clock(), begun.title.trim()]
	const { course_type: courseType, language } = begun
	const content = emptyContent({ title, courseType, language })
	return db.transaction(async (tx) => {
		await insertDraft(tx, { resourceId: id, title, courseType, content, changedAt: now }, me.id)
		const act = {
			actorId: me.id,
			operation: 'createDraft',
			subject: { kind: 'resource', id },
			before: {},
			after: { title, status: 'draft' },
		}
		await recordAct(tx, act, now)
		return viewOf(tx, (await findDraft(tx, id))!, me)
	})
}

/** DSK-07: a resource in the desk. @throws Problem 404 not-found */
export const readDraft = async ({ db }: Deps, me: Account, id: string) =>
	viewOf(db, mine(await findDraft(db, id), me), me)

/** The ids of all files that a content uses. */
const filesOf = ({ cover, lessons }: DraftContent): string[] => [
	...(cover ? [cover.media] : []),
	...lessons.flatMap(({ files }) => files.map(({ media }) => media)),
]

/** The ids of all quizzes that a content uses. */
const quizzesOf = ({ lessons }: DraftContent): string[] =>
	lessons.flatMap(({ quiz }) => quiz?.id ?? [])

const refusalOf = (row: Draft): Problem =>
	row.status === 'draft'
		? new Problem(409, 'draft-changed')
		: refusedMove('draft-moved', row.status)

/**
 * DSK-07: saves a draft over the revision that was read. The audit log has one act for each time
 * that a person begins to write in it.
 * @throws Problem 404 not-found, 409 draft-changed, 409 draft-moved with the status, 400
 * invalid-request for a lesson of another resource, a file that is not ready, a quiz that is not
 * there, or a resource that a bundle cannot have
 */
export const saveDraft = async (
	{ db, clock }: Deps,
	me: Account,
	id: string,
	{ revision, content }: { revision: number; content: DraftContent },
) => {
	const now = clock()
	const ids = content.lessons.map((lesson) => lesson.id)
	if (new Set(ids).size < ids.length || (await findForeignLessons(db, id, ids)).length > 0)
		throw new Problem(400, 'invalid-request', 'A lesson is here twice or in another resource.')
	if ((await findUnready(db, filesOf(content))).length > 0)
		throw new Problem(400, 'invalid-request', 'A file is not there, or not whole.')
	if ((await findMissingQuizzes(db, quizzesOf(content))).length > 0)
		throw new Problem(400, 'invalid-request', 'A quiz is not there.')
	const items = content.items.map((item) => item.id)
	if (new Set(items).size < items.length || (await findUnknownItems(db, items)).length > 0)
		throw new Problem(400, 'invalid-request', 'A resource of the bundle is not there, or twice.')
	if (!isEditor(me) && (await findForeignDrafts(db, me.id, items)).length > 0)
		throw new Problem(400, 'invalid-request', 'A resource of the bundle is somebody else’s.')
	return db.transaction(async (tx) => {
		mine(await findDraft(tx, id), me)
		const saved = await writeContent(tx, id, { revision, content, now })
		if (saved === undefined) throw refusalOf((await findDraft(tx, id))!)
		if ((await lastActorOf(tx, { kind: 'resource', id })) !== me.id) {
			const act = {
				actorId: me.id,
				operation: 'saveDraft',
				subject: { kind: 'resource', id },
				before: { revision },
				after: { revision: saved },
			}
			await recordAct(tx, act, now)
		}
		return { revision: saved, gaps: await gapsNow(tx, id, content) }
	})
}

/** DSK-07: the versions of a resource that were handed in, the newest first. */
export const listVersions = async ({ db }: Deps, me: Account, id: string) => {
	mine(await findDraft(db, id), me)
	const rows = await findVersions(db, id)
	return {
		data: rows.map(({ number, savedAt }) => ({ number, saved_at: savedAt.toISOString() })),
	}
}

/** DSK-07: the content of a version. @throws Problem 404 not-found */
export const readVersion = async ({ db }: Deps, me: Account, id: string, number: number) => {
	mine(await findDraft(db, id), me)
	const content = await findVersion(db, id, number)
	if (!content) throw new Problem(404, 'not-found')
	return wholeContent(content)
}
