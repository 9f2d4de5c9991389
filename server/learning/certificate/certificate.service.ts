import type { Certificate as Answer } from '#openapi/v1.gen.ts'
import { recordAct } from '#server/people/audit/audit.service.ts'
import { notify } from '#server/people/notification/notification.service.ts'
import type { Db } from '#server/platform/database/open.ts'
import type { Deps } from '#server/platform/deps.ts'
import { drawInThread } from '#server/platform/documents/draw-in-thread.ts'
import type { DocumentLanguage } from '#server/platform/documents/words-of-amount.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import { refusedMove } from '#server/platform/problems/refused-move.ts'
import {
	findCertificate,
	findCertificates,
	findHolder,
	insertCertificate,
	revoke,
	type ShownCertificate,
} from './certificate.store.ts'
import { checkSignature, showCredential, signCredential } from './credential.service.ts'
import type { drawCertificate as DrawCertificate } from './draw-certificate.ts'
import { revocationMail } from './revocation-mail.ts'

const drawCertificate = drawInThread<typeof DrawCertificate>(
	'learning/certificate/draw-certificate.ts',
	'drawCertificate',
)

/** Issues a certificate once per person and thing, inside the caller's transaction (CER-01). */
export const issueCertificate = insertCertificate

type Issuer = Pick<Deps, 'db' | 'config'>

const answerOf = (row: ShownCertificate, { config }: Issuer): Answer => ({
	id: row.id,
	status: row.status,
	kind: row.kind,
	holder: row.holder,
	title: row.title,
	path: row.path,
	minutes: row.minutes,
	standard: row.standard,
	signatory: config.site.signatory,
	issued_at: row.issuedAt.toISOString(),
	revoked_at: row.revokedAt?.toISOString() ?? null,
	revoked_reason: row.revokedReason,
})

/** A page of the certificates of an account, the newest first. */
export const listCertificates = async (
	deps: Issuer,
	accountId: string,
	{ limit = 20, offset = 0 }: { limit?: number | undefined; offset?: number | undefined },
): Promise<{ total: number; data: Answer[] }> => {
	const { total, rows } = await findCertificates(deps.db, { accountId, limit, offset })
	return { total, data: rows.map((row) => answerOf(row, deps)) }
}

const find = async (db: Db, id: string): Promise<ShownCertificate> => {
	const row = await findCertificate(db, id)
	if (!row) throw new Problem(404, 'not-found')
	return row
}

/** The public facts of a certificate. @throws Problem 404 not-found */
export const showCertificate = async (deps: Issuer, id: string): Promise<Answer> =>
	answerOf(await find(deps.db, id), deps)

export { revokeOfResources } from './certificate.store.ts'

/** CER-01: whether a credential is signed by this shop, unaltered and not revoked. */
export const checkCredential = async (
	deps: Deps,
	text: string,
): Promise<{
	status: 'valid' | 'revoked' | 'altered' | 'unreadable'
	certificate: Answer | null
}> => {
	const checked = await checkSignature(deps, text)
	if (checked.kind !== 'signed') return { status: checked.kind, certificate: null }
	const row = await findCertificate(deps.db, checked.id)
	if (!row) return { status: 'altered', certificate: null }
	const certificate = answerOf(row, deps)
	return { status: certificate.status, certificate }
}

/**
 * CER-01: takes a certificate back and tells its holder, once. The same call again changes
 * nothing.
 * @throws Problem 404 not-found, 409 certificate-decided for another reason than the first
 */
export const revokeCertificate = async (
	deps: Deps,
	me: string,
	{ id, reason }: { id: string; reason: string },
): Promise<Answer> => {
	const now = deps.clock()
	await deps.db.transaction(async (tx) => {
		const said = { id, reason: reason.trim() }
		const revoked = await revoke(tx, id, { now, reason: said.reason })
		if (!revoked) {
			const row = await find(tx, id)
			if (row.revokedReason !== said.reason) throw refusedMove('certificate-decided', row.status)
			return
		}
		const { accountId, title } = revoked
		const told = { kind: 'certificateRevoked', title } as const
		await notify(tx, [accountId], { told, route: `/certificate/${id}`, taskId: id, now })
		const holder = await findHolder(tx, accountId)
		if (holder)
			await deps.mails.enqueue(
				tx,
				revocationMail(holder, { ...said, title }, deps.config.publicUrl),
			)
		const act = {
			actorId: me,
			operation: 'revokeCertificate',
			subject: { kind: 'certificate', id },
			before: { status: 'valid' },
			after: { status: revoked.status },
		}
		await recordAct(tx, act, now)
	})
	await deps.mails.nudge()
	return showCertificate(deps, id)
}

/**
 * A certificate as a file: a PDF, the credential as a signed JWT, or as JSON to read.
 * @throws Problem 404 not-found, 410 certificate-revoked
 */
export const readCertificateFile = async (
	deps: Deps,
	asked: { id: string; format: 'pdf' | 'jwt' | 'json'; language: DocumentLanguage },
): Promise<{ type: string; content: Buffer | string }> => {
	const row = await find(deps.db, asked.id)
	if (row.status === 'revoked') throw new Problem(410, 'certificate-revoked')
	if (asked.format === 'jwt')
		return { type: 'application/vc+jwt', content: await signCredential(deps, row) }
	if (asked.format === 'json')
		return { type: 'application/vc', content: JSON.stringify(showCredential(deps, row), null, 2) }
	const { publicUrl: origin, site } = deps.config
	const issuer = { origin, brand: site.brand, signatory: site.signatory }
	const content = await drawCertificate(row, issuer, asked.language)
	return { type: 'application/pdf', content }
}
