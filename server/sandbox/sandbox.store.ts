import { and, asc, eq, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/database/open.ts'
import { prepareBuilt } from '#server/platform/database/prepare-built.ts'
import { sandboxRecord } from './sandbox.tables.ts'

type Kind = (typeof sandboxRecord.$inferSelect)['kind']

/** A document of the sandbox in the provider's own shape. */
export type Document = Record<string, unknown> & { id: string }

/** The sum of the refunds of one payment, in its smallest unit. */
export const refundedIn = (refunds: readonly Document[]): number =>
	refunds.reduce((sum, refund) => sum + Number(refund.amount), 0)

const readOne = prepareBuilt('sandbox record', (db, at: { id: string }) =>
	db.select({ body: sandboxRecord.body }).from(sandboxRecord).where(eq(sandboxRecord.id, at.id)),
)

const readChildren = prepareBuilt('sandbox children', (db, at: { parentId: string; kind: Kind }) =>
	db
		.select({ body: sandboxRecord.body })
		.from(sandboxRecord)
		.where(and(eq(sandboxRecord.parentId, at.parentId), eq(sandboxRecord.kind, at.kind)))
		.orderBy(asc(sandboxRecord.createdAt)),
)

const upsert = prepareBuilt('save sandbox record', (db, at: typeof sandboxRecord.$inferInsert) =>
	db
		.insert(sandboxRecord)
		.values(at)
		.onConflictDoUpdate({
			target: sandboxRecord.id,
			set: { body: sql`excluded.body` },
			setWhere: sql`coalesce(${sandboxRecord.body} ->> 'payment_status', '') <> 'paid' or excluded.body ->> 'payment_status' = 'paid'`,
		}),
)

const childrenOf = async (db: Db, parentId: string, kind: Kind): Promise<Document[]> => {
	const rows = await readChildren(db, { parentId, kind })
	return rows.map((row) => row.body as Document)
}

/** Writes a document; a session that is paid stays paid. */
const save = async (
	db: Db,
	kind: Kind,
	body: Document,
	now: Date,
	parentId: string | null = null,
): Promise<void> => {
	await upsert(db, { id: body.id, kind, parentId, body, createdAt: now })
}

/** The sandbox's own books: orders, sessions, payments and refunds. */
export const sandboxStore = (db: Db) => ({
	find: async (id: string): Promise<Document | undefined> => {
		const [row] = await readOne(db, { id })
		return row?.body as Document | undefined
	},
	findByIntent: async (intent: string): Promise<Document | undefined> => {
		const [row] = await db
			.select()
			.from(sandboxRecord)
			.where(
				and(
					eq(sandboxRecord.kind, 'session'),
					sql`${sandboxRecord.body} ->> 'payment_intent' = ${intent}`,
				),
			)
		return row?.body as Document | undefined
	},
	childrenOf: (parentId: string) => childrenOf(db, parentId, 'payment'),
	refundsOf: (paymentId: string) => childrenOf(db, paymentId, 'refund'),
	/** A refund that is asked about has reached the buyer: its status becomes `status`. */
	settleRefunds: async (paymentId: string, status: string): Promise<Document[]> => {
		const settled = (await childrenOf(db, paymentId, 'refund')).map((row) => ({ ...row, status }))
		for (const refund of settled) await save(db, 'refund', refund, new Date())
		return settled
	},
	save: (kind: Kind, body: Document, now: Date, parentId: string | null = null) =>
		save(db, kind, body, now, parentId),
})

export type SandboxStore = ReturnType<typeof sandboxStore>
