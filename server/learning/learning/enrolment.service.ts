import { noteEvents } from '#server/people/webhook/webhook.service.ts'
import type { Db } from '#server/platform/database/open.ts'
import {
	confirmEnrolments,
	deleteBought,
	findEnrolments,
	findNeedingConfirmation,
	insertEnrolments,
} from './enrolment.store.ts'

/** How somebody came to learn something. */
export type EnrolmentSource = 'purchase' | 'free' | 'plan'

type Enrolled = {
	accountId: string
	orderId: string
	/** The items to enrol in; a bundle's contents are listed beside it. */
	items: readonly { resourceId: string; source: EnrolmentSource }[]
	now: Date
}

const rowsOf = ({ accountId, orderId, items, now }: Enrolled) =>
	items.map((item) => ({
		...item,
		accountId,
		orderId,
		status: 'confirmed' as const,
		createdAt: now,
	}))

type Noted = {
	id: string
	accountId: string
	resourceId: string
	status: string
	source: string
}

/** Notes new enrolments for other systems (DSK-20), inside the caller's transaction. */
export const noteEnrolments = (tx: Db, enrolments: readonly Noted[], now: Date): Promise<void> => {
	const events = enrolments.map(({ id, accountId, resourceId, status, source }) => ({
		accountId,
		data: {
			...{ enrolment_id: id, account_id: accountId, resource_id: resourceId },
			...{ status, source },
		},
	}))
	return noteEvents(tx, 'enrolment.created', events, now)
}

/** Enrols a buyer, inside the caller's transaction; money confirms a registration that waits. */
export const enrolBuyer = async (db: Db, input: Enrolled): Promise<void> =>
	noteEnrolments(db, await confirmEnrolments(db, rowsOf(input)), input.now)

/**
 * Enrols without payment, inside the caller's transaction. Resources that need a confirmation start
 * as pending, and a pending registration stays so.
 * @returns the current enrolments of the items, in order
 */
export const enrolFreely = async (db: Db, input: Enrolled) => {
	const ids = input.items.map(({ resourceId }) => resourceId)
	const waiting = await findNeedingConfirmation(db, ids)
	const rows = rowsOf(input).map((row) =>
		waiting.has(row.resourceId) ? { ...row, status: 'pending' as const } : row,
	)
	await noteEnrolments(db, await insertEnrolments(db, rows), input.now)
	const found = await findEnrolments(db, input.accountId, ids)
	return ids.flatMap((id) => found.find((row) => row.resourceId === id) ?? [])
}

/**
 * Ends what an order had bought, with the progress in it, inside the caller's transaction; the ids
 * of what ended.
 */
export const endEnrolments = deleteBought
