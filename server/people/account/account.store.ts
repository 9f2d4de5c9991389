import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import { school } from '#server/people/school/school.tables.ts'
import type { Account } from '#server/platform/contract/account.ts'
import type { Db } from '#server/platform/database/open.ts'
import { prepareBuilt } from '#server/platform/database/prepare-built.ts'
import { wallet } from '#server/shop/wallet/wallet.tables.ts'
import { nameFromEmail } from './account.rules.ts'
import { account } from './account.tables.ts'

/** Finds or creates the account of an address; two concurrent first sign-ins get one account. */
export const accountOfEmail = async (db: Db, email: string, now: Date): Promise<Account> => {
	await db
		.insert(account)
		.values({ email, displayName: nameFromEmail(email), isNameMadeUp: true, createdAt: now })
		.onConflictDoNothing({ target: account.email })
	const [row] = await db.select().from(account).where(eq(account.email, email))
	return row!
}

/** Returns the account of an address (lower case); undefined if there is none. */
export const findAccountOfEmail = async (db: Db, email: string): Promise<Account | undefined> =>
	(await db.select().from(account).where(eq(account.email, email)))[0]

/** The code of PostgreSQL for a value that another row has. */
const UNIQUE_VIOLATION = '23505'

/** Changes an account's address (lower case). Answers false if another account has it. */
export const changeEmail = async (tx: Db, accountId: string, email: string): Promise<boolean> => {
	try {
		await tx.transaction((inner) =>
			inner.update(account).set({ email }).where(eq(account.id, accountId)),
		)
		return true
	} catch (error) {
		if ((error as { cause?: { code?: string } }).cause?.code === UNIQUE_VIOLATION) return false
		throw error
	}
}

/**
 * Keeps the phone of a first purchase, so that the next one is prefilled (PUR-01); one that is kept
 * already stays.
 */
export const rememberPhone = (db: Db, accountId: string, phone: string) =>
	db
		.update(account)
		.set({ phone })
		.where(and(eq(account.id, accountId), isNull(account.phone)))

/** Stores the name that a buyer gives, in place of one that was made from the address (PUR-01). */
export const rememberName = (db: Db, accountId: string, displayName: string) =>
	db
		.update(account)
		.set({ displayName, isNameMadeUp: false })
		.where(and(eq(account.id, accountId), account.isNameMadeUp))

/** Grants a role to an account. False if it has the role. */
export const grantRole = async (db: Db, accountId: string, role: string): Promise<boolean> => {
	const rows = await db
		.update(account)
		.set({ roles: sql`array_append(${account.roles}, ${role})` })
		.where(and(eq(account.id, accountId), sql`not ${role} = any(${account.roles})`))
		.returning({ id: account.id })
	return rows.length > 0
}

/** Replaces the roles of an account. */
export const writeRoles = (db: Db, accountId: string, roles: readonly string[]) =>
	db
		.update(account)
		.set({ roles: [...roles] })
		.where(eq(account.id, accountId))

/** The language in which a person reads; undefined where there is no such account. */
export const findLanguage = async (
	db: Db,
	whose: { id: string } | { email: string },
): Promise<'en' | 'hi' | undefined> => {
	const [row] = await db
		.select({ language: account.language })
		.from(account)
		.where('id' in whose ? eq(account.id, whose.id) : eq(account.email, whose.email))
	return row?.language
}

/** Keeps in which language a person reads, for mails. */
export const rememberLanguage = (db: Db, accountId: string, language: 'en' | 'hi') =>
	db
		.update(account)
		.set({ language })
		.where(and(eq(account.id, accountId), ne(account.language, language)))

/** Writes the name, the phone or both of an account. */
export const updateDetails = (
	db: Db,
	accountId: string,
	details: { displayName?: string; phone?: string | null },
) =>
	db
		.update(account)
		.set({ ...details, ...(details.displayName !== undefined && { isNameMadeUp: false }) })
		.where(eq(account.id, accountId))

/** Returns an account's school and its coins (0 without a wallet). */
export const readBelongings = async (db: Db, accountId: string) => {
	const [row] = await db
		.select({ school, coins: wallet.coins })
		.from(account)
		.leftJoin(school, eq(school.id, account.schoolId))
		.leftJoin(wallet, eq(wallet.accountId, account.id))
		.where(eq(account.id, accountId))
	return { school: row?.school ?? null, coins: row?.coins ?? 0 }
}

/** Sets or clears the picture of an account and returns the one before. */
export const swapAvatar = (
	db: Db,
	accountId: string,
	avatarUrl: string | null,
): Promise<string | null> =>
	db.transaction(async (tx) => {
		const [before] = await tx
			.select({ avatarUrl: account.avatarUrl })
			.from(account)
			.where(eq(account.id, accountId))
			.for('update')
		await tx.update(account).set({ avatarUrl }).where(eq(account.id, accountId))
		return before?.avatarUrl ?? null
	})

const lockRow = prepareBuilt('lock account', (db, at: { id: string }) =>
	db.select({ id: account.id }).from(account).where(eq(account.id, at.id)).for('no key update'),
)

/**
 * Holds an account until the transaction ends, so that what spends its coins, uses up its plan or
 * enrols it runs one after another. Take it before any other row; rows that refer to the account
 * may be inserted meanwhile.
 */
export const lockAccount = (db: Db, accountId: string) => lockRow(db, { id: accountId })
