import {
	and,
	arrayContains,
	asc,
	eq,
	gte,
	inArray,
	isNull,
	lt,
	lte,
	type SQL,
	sql,
} from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { resource } from '#server/catalogue/resource/resource.tables.ts'
import { certificate } from '#server/learning/certificate/certificate.tables.ts'
import { draftAuthor } from '#server/learning/draft/draft.tables.ts'
import { enrolment } from '#server/learning/learning/enrolment.tables.ts'
import { account } from '#server/people/account/account.tables.ts'
import { likeOf } from '#server/platform/database/like-of.ts'
import type { Db } from '#server/platform/database/open.ts'
import type { Span } from '#server/platform/india-days.ts'
import { authorContract, authorPayee, authorPayout, authorShare } from './author.tables.ts'

export type Contract = typeof authorContract.$inferInsert
export type PayeeRow = typeof authorPayee.$inferInsert

/** Writes the share of an author. */
export const putContract = async (tx: Db, row: Contract): Promise<void> => {
	const { rate, changedAt } = row
	await tx
		.insert(authorContract)
		.values(row)
		.onConflictDoUpdate({ target: authorContract.accountId, set: { rate, changedAt } })
}

/** The share of an account in percent; undefined if it never had one. */
export const findRate = async (db: Db, accountId: string): Promise<number | undefined> =>
	(
		await db
			.select({ rate: authorContract.rate })
			.from(authorContract)
			.where(eq(authorContract.accountId, accountId))
	)[0]?.rate

/** Writes where the money of an author goes. */
export const putPayee = async (tx: Db, { accountId, ...change }: PayeeRow): Promise<void> => {
	await tx
		.insert(authorPayee)
		.values({ accountId, ...change })
		.onConflictDoUpdate({ target: authorPayee.accountId, set: change })
}

/** Where the money of an author goes; undefined while they have not typed it. */
export const findPayee = async (db: Db, accountId: string) =>
	(await db.select().from(authorPayee).where(eq(authorPayee.accountId, accountId)))[0]

/**
 * Everybody with the role of an author, or with a share; `balance` is what was not paid out yet,
 * `due` what of it can be, in paise. Found by a part of the name or address, or by id.
 */
export const findAuthors = async (
	db: Db,
	wanted: { search: string; id?: string; now: Date },
	{ limit, offset }: { limit: number; offset: number },
) => {
	const { search, id, now } = wanted
	const isOne = (column: PgColumn) => (id === undefined ? undefined : eq(column, id))
	const authors = db
		.select({ id: account.id })
		.from(account)
		.where(and(arrayContains(account.roles, ['author']), isOne(account.id)))
		.union(
			db
				.select({ id: authorContract.accountId })
				.from(authorContract)
				.where(isOne(authorContract.accountId)),
		)
	const where = and(
		inArray(account.id, authors),
		isOne(account.id),
		search === ''
			? undefined
			: sql`(${account.displayName} || ' ' || ${account.email}) ilike ${likeOf(search)}`,
	)
	const page = db
		.select({
			...{ id: account.id, email: account.email, language: account.language },
			name: account.displayName,
		})
		.from(account)
		.where(where)
		.orderBy(asc(account.displayName), asc(account.id))
		.limit(limit)
		.offset(offset)
		.as('page')
	const due = sql`filter (where ${authorShare.dueAt} <= ${now.toISOString()})`
	const sumOf = (which: SQL) =>
		sql<number>`coalesce(sum(${authorShare.amount}) ${which}, 0)::float8`
	const owed = db
		.select({ balance: sumOf(sql``).as('balance'), due: sumOf(due).as('due') })
		.from(authorShare)
		.where(and(eq(authorShare.accountId, page.id), isNull(authorShare.payoutId)))
		.as('owed')
	const rows = await db
		.select({
			...{ id: page.id, name: page.name, email: page.email, language: page.language },
			rate: sql<number>`coalesce(${authorContract.rate}, 0)`,
			has_payee: sql<boolean>`${authorPayee.accountId} is not null`,
			...{ balance: owed.balance, due: owed.due },
		})
		.from(page)
		.leftJoin(authorContract, eq(authorContract.accountId, page.id))
		.leftJoin(authorPayee, eq(authorPayee.accountId, page.id))
		.crossJoinLateral(owed)
		.orderBy(asc(page.name), asc(page.id))
	const total = await db.$count(account, where)
	return { total, rows }
}

/** Payouts that were sent to an author in a span, in paise, and the tax of them. */
export const sumSent = async (db: Db, accountId: string, { from, to }: Span) => {
	const [row] = await db
		.select({
			gross: sql<number>`coalesce(sum(${authorPayout.gross}), 0)::float8`,
			tds: sql<number>`coalesce(sum(${authorPayout.tds}), 0)::float8`,
		})
		.from(authorPayout)
		.where(
			and(
				eq(authorPayout.accountId, accountId),
				eq(authorPayout.status, 'sent'),
				gte(authorPayout.decidedAt, from),
				lt(authorPayout.decidedAt, to),
			),
		)
	return row!
}

/** Puts the shares that can be paid out into a payout. Returns their sum in paise. */
export const takeShares = async (
	tx: Db,
	{ accountId, payoutId, now }: { accountId: string; payoutId: string; now: Date },
): Promise<number> => {
	const rows = await tx
		.update(authorShare)
		.set({ payoutId })
		.where(
			and(
				eq(authorShare.accountId, accountId),
				sql`${authorShare.payoutId} is null`,
				lte(authorShare.dueAt, now),
			),
		)
		.returning({ amount: authorShare.amount })
	return rows.reduce((sum, { amount }) => sum + amount, 0)
}

/** Takes the shares out of a payout that is not sent, so that a later one pays them. */
export const freeShares = async (tx: Db, payoutId: string): Promise<void> => {
	await tx.update(authorShare).set({ payoutId: null }).where(eq(authorShare.payoutId, payoutId))
}

/** One page of an author's shares, the newest first, and how many there are. */
export const findShares = async (
	db: Db,
	accountId: string,
	{ limit, offset }: { limit: number; offset: number },
) => {
	const where = eq(authorShare.accountId, accountId)
	const rows = await db
		.select({ share: authorShare, title: resource.title })
		.from(authorShare)
		.innerJoin(resource, eq(resource.id, authorShare.resourceId))
		.where(where)
		.orderBy(sql`${authorShare.bookedAt} desc`, sql`${authorShare.id} desc`)
		.limit(limit)
		.offset(offset)
	return { total: await db.$count(authorShare, where), rows }
}

/** The public resources of an author by title: learners, certificates, ratings, what they sold. */
export const findAuthored = async (
	db: Db,
	accountId: string,
	{ limit, offset }: { limit: number; offset: number },
) => {
	const where = eq(draftAuthor.accountId, accountId)
	const of = sql`${resource}.id`
	const shares = sql`from ${authorShare} where ${authorShare.resourceId} = ${of} and ${authorShare.accountId} = ${accountId}`
	const rows = await db
		.select({
			id: resource.id,
			title: resource.title,
			learners: sql<number>`(select count(*)::int from ${enrolment}
        where ${enrolment.resourceId} = ${of} and ${enrolment.status} = 'confirmed')`,
			certificates: sql<number>`(select count(*)::int from ${certificate}
        where ${certificate.resourceId} = ${of} and ${certificate.revokedAt} is null)`,
			rating: sql<
				number | null
			>`case when ${resource.reviewCount} > 0 then ${resource.averageRating}::float8 end`,
			reviews: resource.reviewCount,
			sold: sql<number>`(select coalesce(sum(${authorShare.base}), 0)::float8 ${shares})`,
			earned: sql<number>`(select coalesce(sum(${authorShare.amount}), 0)::float8 ${shares})`,
		})
		.from(draftAuthor)
		.innerJoin(resource, eq(resource.id, draftAuthor.resourceId))
		.where(where)
		.orderBy(asc(resource.title), asc(resource.id))
		.limit(limit)
		.offset(offset)
	const [counted] = await db
		.select({ total: sql<number>`count(*)::int` })
		.from(draftAuthor)
		.innerJoin(resource, eq(resource.id, draftAuthor.resourceId))
		.where(where)
	return { total: counted!.total, rows }
}
