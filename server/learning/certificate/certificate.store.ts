import { and, desc, eq, getTableColumns, inArray, isNotNull } from 'drizzle-orm'
import { v7 } from 'uuid'
import type { TrainingStandard } from '#domain/learning/training-year.rules.ts'
import { certificateStatusMachine } from '#machines/learning/certificate/certificate-status.machine.ts'
import { resource } from '#server/catalogue/resource/resource.tables.ts'
import { account } from '#server/people/account/account.tables.ts'
import { moveTo } from '#server/platform/database/move-to.ts'
import type { Db } from '#server/platform/database/open.ts'
import { certificate } from './certificate.tables.ts'

const life = { table: certificate, column: 'status', machine: certificateStatusMachine } as const

export type Certificate = typeof certificate.$inferSelect

/** A certificate with the standard of CBSE that its resource counts for; null for a quiz. */
export type ShownCertificate = Certificate & { standard: TrainingStandard | null }

const shown = { ...getTableColumns(certificate), standard: resource.trainingStandard }

/** A certificate to be issued; the holder's name is the account's. */
export type NewCertificate = Omit<
	typeof certificate.$inferInsert,
	'id' | 'holder' | 'status' | 'revokedAt' | 'revokedReason'
>

/**
 * Writes a certificate in the account's present name; one of the same thing stays as it is.
 * @returns its id; undefined if there was one
 */
export const insertCertificate = async (
	tx: Db,
	row: NewCertificate,
): Promise<string | undefined> => {
	const [owner] = await tx
		.select({ holder: account.displayName })
		.from(account)
		.where(eq(account.id, row.accountId))
	const [written] = await tx
		.insert(certificate)
		.values({ ...row, id: v7(), holder: owner!.holder })
		.onConflictDoNothing()
		.returning({ id: certificate.id })
	return written?.id
}

/** A page of the certificates of an account, the newest first, and how many there are. */
export const findCertificates = async (
	db: Db,
	{ accountId, limit, offset }: { accountId: string; limit: number; offset: number },
): Promise<{ total: number; rows: ShownCertificate[] }> => {
	const own = eq(certificate.accountId, accountId)
	const total = await db.$count(certificate, own)
	const rows = await db
		.select(shown)
		.from(certificate)
		.leftJoin(resource, eq(resource.id, certificate.resourceId))
		.where(own)
		.orderBy(desc(certificate.issuedAt), desc(certificate.id))
		.limit(limit)
		.offset(offset)
	return { total, rows }
}

/** A certificate; undefined when there is none of this id. */
export const findCertificate = async (db: Db, id: string): Promise<ShownCertificate | undefined> =>
	(
		await db
			.select(shown)
			.from(certificate)
			.leftJoin(resource, eq(resource.id, certificate.resourceId))
			.where(eq(certificate.id, id))
	)[0]

/**
 * Revokes a certificate that is valid; undefined for one that was revoked before, which keeps its
 * first reason.
 */
export const revoke = async (
	db: Db,
	id: string,
	{ now, reason }: { now: Date; reason: string },
): Promise<Certificate | undefined> =>
	(
		await moveTo(db, life, { type: 'certificate.revoked' }, eq(certificate.id, id), {
			revokedAt: now,
			revokedReason: reason,
		})
	)[0]

/** Address, name and language of a certificate's holder. */
export type Holder = { email: string; name: string; language: 'en' | 'hi' }

/** The account that holds a certificate; undefined when there is none any more. */
export const findHolder = async (db: Db, accountId: string): Promise<Holder | undefined> =>
	(
		await db
			.select({ email: account.email, name: account.displayName, language: account.language })
			.from(account)
			.where(eq(account.id, accountId))
	)[0]

/** Revokes what an account got for resources, and frees them for another certificate. */
export const revokeOfResources = async (
	db: Db,
	of: { accountId: string; resourceIds: readonly string[]; now: Date; reason: string },
): Promise<void> => {
	const theirs = and(
		eq(certificate.accountId, of.accountId),
		inArray(certificate.resourceId, [...of.resourceIds]),
	)
	await moveTo(db, life, { type: 'purchase.refunded' }, theirs, {
		revokedAt: of.now,
		revokedReason: of.reason,
		resourceId: null,
	})
}

/** Revoked certificates, the newest first. */
export const findRevoked = (db: Db) =>
	db
		.select({ id: certificate.id, reason: certificate.revokedReason })
		.from(certificate)
		.where(isNotNull(certificate.revokedAt))
		.orderBy(desc(certificate.revokedAt))
		.limit(10_000)
