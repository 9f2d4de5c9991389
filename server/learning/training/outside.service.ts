import { v7 } from 'uuid'
import { type OutsideDraft, outsideFaults } from '#domain/learning/outside-training.rules.ts'
import { minutesOfHours } from '#domain/learning/training-fields.rules.ts'
import { indianDayOf } from '#domain/learning/training-year.rules.ts'
import type { Deps } from '#server/platform/deps.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import { Upload } from '#server/platform/storage/upload.ts'
import { deleteOutside, findOutside, writeOutside } from './outside.store.ts'
import { typeOfProof } from './proof.rules.ts'

export { typeOfProof } from './proof.rules.ts'

/** Keys of proofs are no addresses of pictures, so that nobody reads them at one. */
const newKey = (accountId: string) => `${accountId}/proof-${v7()}`

const tidy = (draft: OutsideDraft) => ({
	...draft,
	title: draft.title.trim(),
	provider: draft.provider.trim(),
})

/**
 * HRS-02: keeps a training that somebody had elsewhere, or changes their own of this id; repeating
 * changes nothing.
 * @param file a new proof; one that was sent before stays without it
 * @throws Problem 409 training-invalid, 404 not-found for an id of somebody else, 413 too-large,
 * 415 file-type-refused
 */
export const keepOutside = async (
	deps: Deps,
	asked: { accountId: string; id: string; draft: OutsideDraft; file: unknown },
): Promise<void> => {
	const { accountId, id } = asked
	const draft = tidy(asked.draft)
	const now = deps.clock()
	const before = await findOutside(deps.db, accountId, id)
	const file = asked.file instanceof Upload && asked.file.size > 0 ? asked.file : null
	const faults = outsideFaults(draft, indianDayOf(now), file !== null || before !== undefined)
	const [field, fault] = Object.entries(faults)[0] ?? []
	if (field) throw new Problem(409, 'training-invalid', `${field}: ${fault}`)
	const proofType = file && (await typeOfProof(file))
	const proofKey = file ? newKey(accountId) : before!.proofKey
	if (file) await deps.storage.put(proofKey!, { contentType: proofType!, content: file.stream() })
	const isMine = await writeOutside(deps.db, {
		id,
		accountId,
		source: 'outside',
		title: draft.title,
		provider: draft.provider,
		completedOn: draft.completedOn,
		minutes: minutesOfHours(draft.hours)!,
		kind: draft.kind || 'school',
		standard: draft.standard || 'practice',
		proofKey,
		proofType: proofType ?? before!.proofType,
		createdAt: now,
	})
	const unused = isMine ? file && before?.proofKey : file && proofKey
	if (unused) await deps.storage.delete(unused)
	if (!isMine) throw new Problem(404, 'not-found')
}

/**
 * HRS-02: removes an own outside training with its proof; what is not there any more is no error.
 */
export const removeOutside = async (deps: Deps, accountId: string, id: string): Promise<void> => {
	const row = await deleteOutside(deps.db, accountId, id)
	if (row?.proofKey) await deps.storage.delete(row.proofKey)
}
