import { and, asc, eq } from 'drizzle-orm'
import type { Db } from '#server/platform/database/open.ts'
import { sandboxRecord } from '#server/platform/database/schema/delivery.ts'

type Kind = (typeof sandboxRecord.$inferSelect)['kind']

/** A document of the sandbox in the provider's own shape. */
export type Document = Record<string, unknown> & { id: string }

/** The sandbox's own books: orders, sessions and payments. */
export const sandboxStore = (db: Db) => ({
  find: async (id: string): Promise<Document | undefined> => {
    const [row] = await db.select().from(sandboxRecord).where(eq(sandboxRecord.id, id))
    return row?.body as Document | undefined
  },
  childrenOf: async (parentId: string): Promise<Document[]> => {
    const rows = await db
      .select()
      .from(sandboxRecord)
      .where(and(eq(sandboxRecord.parentId, parentId), eq(sandboxRecord.kind, 'payment')))
      .orderBy(asc(sandboxRecord.createdAt))
    return rows.map((row) => row.body as Document)
  },
  save: async (kind: Kind, body: Document, now: Date, parentId: string | null = null) => {
    await db
      .insert(sandboxRecord)
      .values({ id: body.id, kind, parentId, body, createdAt: now })
      .onConflictDoUpdate({ target: sandboxRecord.id, set: { body } })
  },
})

export type SandboxStore = ReturnType<typeof sandboxStore>
