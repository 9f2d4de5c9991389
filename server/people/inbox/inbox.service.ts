import { inboxDue, mayDecide } from '#domain/people/inbox.rules.ts'
import type { InboxItem, InboxKind, InboxOwner, InboxPage } from '#openapi/v1.gen.ts'
import { recordAct } from '#server/people/audit/audit.service.ts'
import type { SharedRuns } from '#server/platform/cache/shared-runs.ts'
import type { Account } from '#server/platform/contract/account.ts'
import type { Db } from '#server/platform/database/open.ts'
import type { Deps } from '#server/platform/deps.ts'
import type { InboxSource } from '#server/platform/inbox-source.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import {
	countInbox,
	deleteOwner,
	findInbox,
	findOwner,
	type InboxRow,
	type InboxSubject,
	isWaiting,
	storeOwner,
} from './inbox.store.ts'

const PAGE = 30

const answerOf = (row: InboxRow, me: Account): InboxItem => {
	const { kind, id, title, person } = row
	const since = new Date(row.since)
	const deadline = row.deadline === null ? null : new Date(row.deadline)
	const owner =
		row.owner_id === null ? null : { name: row.owner_name ?? '', is_caller: row.owner_id === me.id }
	return {
		...{ kind, id, title, person, owner },
		since: since.toISOString(),
		due_at: inboxDue(kind, since, deadline)?.toISOString() ?? null,
	}
}

type Asked = {
	kind?: InboxKind
	owner?: 'me' | 'nobody'
	search?: string
	offset?: number
}

/** DSK-12: a page of what waits for the caller's roles, and how much waits of each kind. */
export const listInbox = async (
	{ db, share }: { db: Db; share: SharedRuns },
	every: readonly InboxSource[],
	me: Account,
	{ kind, owner, search, offset = 0 }: Asked,
): Promise<InboxPage> => {
	const own = every.filter((source) => mayDecide(source.kind, me.roles))
	const asked = own.filter((source) => kind === undefined || source.kind === kind)
	const filter = {
		search,
		...(owner === 'me' && { ownerId: me.id }),
		...(owner === 'nobody' && { ownerId: null }),
	}
	const kinds = [own, asked].map((sources) => sources.map((source) => source.kind))
	const [found, rows] = await share(JSON.stringify([kinds, filter, offset]), () =>
		Promise.all([
			countInbox(db, own, filter),
			asked.length > 0 ? findInbox(db, asked, filter, { limit: PAGE + 1, offset }) : [],
		]),
	)
	return {
		data: rows.slice(0, PAGE).map((row) => answerOf(row, me)),
		counts: own.map((source) => ({
			kind: source.kind,
			count: found.find((one) => one.kind === source.kind)?.count ?? 0,
		})),
		has_more: rows.length > PAGE,
	}
}

/**
 * DSK-12: gives something that waits to the caller, once.
 * @throws Problem 404 not-found for what does not wait or is not the caller's to decide; 409
 * inbox-taken with `owner` if somebody else has it and `takeOver` is false
 */
export const takeItem = (
	{ db, clock }: Pick<Deps, 'db' | 'clock'>,
	every: readonly InboxSource[],
	me: Account,
	{ takeOver, ...subject }: InboxSubject & { takeOver: boolean },
): Promise<InboxOwner> =>
	db.transaction(async (tx) => {
		const source = every.find(({ kind }) => kind === subject.kind && mayDecide(kind, me.roles))
		if (!source || !(await isWaiting(tx, source, subject.id))) throw new Problem(404, 'not-found')
		const mine = { name: me.displayName, is_caller: true }
		const before = await findOwner(tx, subject)
		if (before?.id === me.id) return mine
		const now = clock()
		if (!(await storeOwner(tx, subject, { accountId: me.id, takeOver }, now))) {
			const owner = await findOwner(tx, subject)
			if (owner?.id === me.id) return mine
			throw new Problem(409, 'inbox-taken', undefined, {
				owner: { name: owner?.name ?? '', is_caller: false },
			})
		}
		const act = {
			actorId: me.id,
			operation: 'takeInboxItem',
			subject: { kind: 'inbox', id: subject.id },
			before: { kind: subject.kind, owner: before?.id ?? null },
			after: { kind: subject.kind, owner: me.id },
		}
		await recordAct(tx, act, now)
		return mine
	})

/** DSK-12: leaves something to others; without an effect for what the caller does not have. */
export const releaseItem = (
	{ db, clock }: Pick<Deps, 'db' | 'clock'>,
	me: Account,
	subject: InboxSubject,
): Promise<void> =>
	db.transaction(async (tx) => {
		if (!(await deleteOwner(tx, subject, me.id))) return
		const act = {
			actorId: me.id,
			operation: 'releaseInboxItem',
			subject: { kind: 'inbox', id: subject.id },
			before: { kind: subject.kind, owner: me.id },
			after: { kind: subject.kind, owner: null },
		}
		await recordAct(tx, act, clock())
	})
