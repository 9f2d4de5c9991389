import type { Verification } from '#openapi/v1.gen.ts'
import { recordAct } from '#server/people/audit/audit.service.ts'
import type { Deps } from '#server/platform/deps.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import { refusedMove } from '#server/platform/problems/refused-move.ts'
import { documentAnswer } from '#server/school/school-document/school-document.service.ts'
import { namesOfDetails } from './school-details.service.ts'
import {
	closeDocuments,
	findToldContacts,
	findWaiting,
	lockSchool,
	writeDecision,
} from './verification.store.ts'
import { verificationMail } from './verification-mail.ts'

/** Most documents of the list. */
const MOST = 500

/**
 * The schools whose documents wait, with those, the longest waiting first (SCH-04).
 * @param only the only school to look at
 */
export const listVerifications = async (
	deps: Pick<Deps, 'db' | 'memory'>,
	only?: string,
): Promise<{ data: Verification[] }> => {
	const schools = new Map<string, Verification>()
	for (const { school, document } of await findWaiting(deps.db, MOST, only)) {
		const { id, name, email, city } = school
		const known = schools.get(id) ?? {
			...{ id, name, email, city, documents: [] },
			...(await namesOfDetails(deps, school)),
		}
		known.documents.push(documentAnswer(document))
		schools.set(id, known)
	}
	return { data: [...schools.values()].slice(0, 100) }
}

/**
 * Verifies a school or rejects its documents, once, and tells its points of contact by mail
 * (SCH-04).
 * @throws Problem 404 not-found, 409 verification-decided where nothing waits, 409
 * verification-reason-missing
 */
export const decideVerification = async (
	{ db, clock, mails, config }: Deps,
	me: string,
	{ id, decision, reason }: { id: string; decision: 'verify' | 'reject'; reason: string },
) => {
	const status = decision === 'verify' ? ('verified' as const) : ('rejected' as const)
	const words = status === 'rejected' ? reason.trim() : ''
	if (status === 'rejected' && !words) throw new Problem(409, 'verification-reason-missing')
	await db.transaction(async (tx) => {
		const school = await lockSchool(tx, id)
		if (!school) throw new Problem(404, 'not-found')
		const now = clock()
		const event = status === 'verified' ? 'school.verified' : 'documents.rejected'
		const isDecided =
			(await writeDecision(tx, id, { event, reason: words, now })) &&
			(await closeDocuments(tx, id, now)) > 0
		if (!isDecided) throw refusedMove('verification-decided', school.verificationStatus)
		const url = `${config.publicUrl}/profile/school-info`
		for (const contact of await findToldContacts(tx, id))
			await mails.enqueue(
				tx,
				verificationMail(contact, { schoolName: school.name, status, reason: words, url }),
			)
		const act = {
			actorId: me,
			operation: 'decideVerification',
			subject: { kind: 'school', id },
			before: { status: school.verificationStatus },
			after: { status },
		}
		await recordAct(tx, act, now)
	})
	await mails.nudge()
	return { verification_status: status }
}
