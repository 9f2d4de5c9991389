import { v7 } from 'uuid'
import { mayDecide } from '#domain/people/inbox.rules.ts'
import { DOCUMENT_NAME_LIMIT, MOST_DOCUMENTS } from '#domain/school/document-upload.rules.ts'
import { actsForSchool } from '#domain/school/school-mode.rules.ts'
import type { SchoolDocument } from '#openapi/v1.gen.ts'
import { typeOfProof } from '#server/learning/training/outside.service.ts'
import { findCaller, findVerifiedUntil } from '#server/people/session/session.service.ts'
import type { Account } from '#server/platform/contract/account.ts'
import { schoolOf } from '#server/platform/contract/school-of.ts'
import type { Deps } from '#server/platform/deps.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import { refusedMove } from '#server/platform/problems/refused-move.ts'
import { Upload } from '#server/platform/storage/upload.ts'
import { findDocument, type Kept, listDocuments, writeDocument } from './school-document.store.ts'

const refusals: Partial<Record<Kept, () => Problem>> = {
	taken: () => new Problem(404, 'not-found'),
	verified: () => refusedMove('school-verified', 'verified'),
	tooMany: () => new Problem(409, 'too-many-documents'),
}

/**
 * SCH-04: keeps a document of the caller's school, which is under review from then on; sending it
 * again adds nothing.
 * @throws Problem 403 forbidden, 404 not-found for an id of another school, 409 school-verified,
 * too-many-documents, 413 too-large, 415 file-type-refused
 */
export const keepDocument = async (
	{ db, storage, clock }: Deps,
	me: Account,
	{ id, file }: { id: string; file: unknown },
): Promise<void> => {
	const schoolId = schoolOf(me)
	if (!(file instanceof Upload)) throw new Problem(415, 'file-type-refused')
	const contentType = await typeOfProof(file)
	const storageKey = `school-document/${v7()}`
	await storage.put(storageKey, { contentType, content: file.stream() })
	const row = {
		id,
		schoolId,
		name: file.name.slice(0, DOCUMENT_NAME_LIMIT) || 'document',
		contentType,
		bytes: file.size,
		storageKey,
		createdAt: clock(),
	}
	const kept = await writeDocument(db, row, MOST_DOCUMENTS)
	if (kept !== 'kept') await storage.delete(storageKey)
	const refusal = refusals[kept]?.()
	if (refusal) throw refusal
}

/** A document as the contract describes it. */
export const documentAnswer = (
	row: Awaited<ReturnType<typeof listDocuments>>[number],
): SchoolDocument => ({
	id: row.id,
	name: row.name,
	content_type: row.contentType,
	bytes: row.bytes,
	created_at: row.createdAt.toISOString(),
})

/** SCH-04: the documents of the caller's school, oldest first. @throws Problem 403 forbidden */
export const readDocuments = async (
	{ db }: Pick<Deps, 'db'>,
	me: Account,
): Promise<{ documents: SchoolDocument[] }> => ({
	documents: (await listDocuments(db, schoolOf(me))).map(documentAnswer),
})

/**
 * The file of a document, for the school's own points of contact and for those who verify
 * schools, whose session has passed the second factor; undefined for anybody else.
 */
export const readDocumentFile = async (
	deps: Deps,
	{ refresh, id }: { refresh: string | undefined; id: string },
) => {
	const caller = await findCaller(deps, refresh)
	if (!caller) return undefined
	const { roles, schoolId } = caller.account
	const seesAll =
		mayDecide('verification', roles) &&
		(await findVerifiedUntil(deps.db, caller.sessionId, deps.clock())) !== null
	if (!seesAll && !(actsForSchool(roles) && schoolId)) return undefined
	const row = await findDocument(deps.db, id, seesAll ? null : schoolId)
	return row && deps.storage.open(row.storageKey)
}
