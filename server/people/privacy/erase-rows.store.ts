import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { review } from '#server/catalogue/review/review.tables.ts'
import {
	communityPost,
	postComment,
	postPicture,
	postReport,
} from '#server/community/community-post/community-post.tables.ts'
import { videoResume } from '#server/jobs/video-resume/video-resume.tables.ts'
import { certificate } from '#server/learning/certificate/certificate.tables.ts'
import { trainingEntry } from '#server/learning/training/training.tables.ts'
import { account } from '#server/people/account/account.tables.ts'
import { notification } from '#server/people/notification/notification.tables.ts'
import { referral } from '#server/people/referral/referral.tables.ts'
import { loginLink } from '#server/people/session/session.tables.ts'
import type { Db } from '#server/platform/database/open.ts'
import { keyOf } from '#server/platform/storage/upload-address.ts'
import { discount } from '#server/shop/discount/discount.tables.ts'
import {
	licence,
	licenceAssignment,
	voucher,
	voucherAssignment,
} from '#server/shop/licence/licence.tables.ts'
import { orderNote } from '#server/shop/order-record/order-note.tables.ts'
import { partnerEarning, partnerSchool } from '#server/shop/partner/partner.tables.ts'
import { refund, refundRequest } from '#server/shop/refund/refund.tables.ts'
import { schoolCartLine } from '#server/shop/school-cart/school-cart.tables.ts'
import { schoolOrder } from '#server/shop/school-order/school-order.tables.ts'
import { NOBODY } from './nobody.rules.ts'
import type { Person } from './personal.store.ts'
import { personalTables } from './personal-tables.store.ts'

/** The resources that an account has reviewed, in one order. */
export const findReviewed = async (tx: Db, accountId: string): Promise<string[]> => {
	const rows = await tx
		.select({ id: review.resourceId })
		.from(review)
		.where(eq(review.accountId, accountId))
		.orderBy(review.resourceId)
	return rows.map(({ id }) => id)
}

/** Keys of the files that rows of an account name. */
export const findFileKeys = async (db: Db, who: Person): Promise<string[]> => {
	const proofs = await db
		.select({ key: trainingEntry.proofKey })
		.from(trainingEntry)
		.where(and(eq(trainingEntry.accountId, who.id), isNotNull(trainingEntry.proofKey)))
	const videos = await db
		.select({ key: videoResume.storageKey })
		.from(videoResume)
		.where(eq(videoResume.accountId, who.id))
	const pictures = await db
		.select({ address: postPicture.address })
		.from(postPicture)
		.where(eq(postPicture.accountId, who.id))
	const keys = [...proofs, ...videos].map(({ key }) => key)
	return [...keys, ...pictures.map(({ address }) => keyOf(address))].filter((key) => key != null)
}

/**
 * What others have of somebody: notices that begin with the name, reports of what they wrote,
 * decisions that they took, and whom they brought.
 */
const forgetTraces = async (tx: Db, who: Person): Promise<void> => {
	const own = tx
		.select({ id: communityPost.id })
		.from(communityPost)
		.where(eq(communityPost.accountId, who.id))
	const comments = tx
		.select({ id: postComment.id })
		.from(postComment)
		.where(eq(postComment.accountId, who.id))
	const commented = tx
		.select({ id: postComment.postId })
		.from(postComment)
		.where(eq(postComment.accountId, who.id))
	await tx.delete(notification).where(
		and(
			sql`(${notification.parameters}->>'name' = ${who.displayName}
          or starts_with(${notification.message}, ${`${who.displayName} `}))`,
			sql`(${notification.taskId} in ${own} or ${notification.taskId} in ${commented})`,
		),
	)
	await tx.delete(postReport).where(inArray(postReport.commentId, comments))
	await tx
		.delete(postReport)
		.where(and(inArray(postReport.postId, own), sql`${postReport.commentId} is null`))
	await tx.delete(referral).where(inArray(referral.referrer, [who.id, who.email]))
	await tx
		.update(loginLink)
		.set({ invite: {} })
		.where(sql`strpos(${loginLink.invite}::text, ${who.id}) > 0`)
	await tx.update(postReport).set({ decidedBy: null }).where(eq(postReport.decidedBy, who.id))
	await tx
		.update(schoolCartLine)
		.set({ previousBy: null, previousQuantity: null })
		.where(eq(schoolCartLine.previousBy, who.id))
	await tx.update(schoolOrder).set({ decidedBy: null }).where(eq(schoolOrder.decidedBy, who.id))
	await tx.update(schoolOrder).set({ confirmedBy: null }).where(eq(schoolOrder.confirmedBy, who.id))
	await tx.update(refundRequest).set({ decidedBy: null }).where(eq(refundRequest.decidedBy, who.id))
	await tx.update(orderNote).set({ authorId: null }).where(eq(orderNote.authorId, who.id))
	await tx.update(refund).set({ madeBy: null }).where(eq(refund.madeBy, who.id))
	await tx.update(partnerSchool).set({ broughtBy: null }).where(eq(partnerSchool.broughtBy, who.id))
	await tx
		.update(partnerEarning)
		.set({ paidOutBy: null })
		.where(eq(partnerEarning.paidOutBy, who.id))
}

/** Gives back to schools the seats that somebody has; a voucher that was used stays counted. */
const freeSeats = async (tx: Db, accountId: string): Promise<void> => {
	const seats = tx
		.select({ id: licenceAssignment.licenceId })
		.from(licenceAssignment)
		.where(eq(licenceAssignment.accountId, accountId))
	await tx
		.update(licence)
		.set({ assignedCount: sql`${licence.assignedCount} - 1` })
		.where(inArray(licence.id, seats))
	const unused = tx
		.select({ id: voucherAssignment.voucherId })
		.from(voucherAssignment)
		.innerJoin(discount, eq(discount.id, voucherAssignment.discountId))
		.where(and(eq(voucherAssignment.accountId, accountId), eq(discount.used, 0)))
	await tx
		.update(voucher)
		.set({ appliedCouponsCount: sql`${voucher.appliedCouponsCount} - 1` })
		.where(inArray(voucher.id, unused))
}

/**
 * Deletes and empties every row of a person as the tables declare it, inside a transaction that
 * holds the account.
 */
export const eraseRows = async (tx: Db, who: Person): Promise<void> => {
	await tx
		.insert(account)
		.values({ id: NOBODY, email: 'nobody@nobody.invalid', displayName: '', createdAt: new Date(0) })
		.onConflictDoNothing()
	await forgetTraces(tx, who)
	await tx
		.update(certificate)
		.set({ accountId: NOBODY, holder: '', resourceId: null, quizId: null })
		.where(and(eq(certificate.accountId, who.id), isNotNull(certificate.revokedAt)))
	await freeSeats(tx, who.id)
	for (const { table, rows, erasure } of personalTables) {
		if (erasure === 'deleted') await tx.delete(table).where(rows(who))
		else if (Object.keys(erasure.blank).length > 0)
			await tx.update(table).set(erasure.blank).where(rows(who))
	}
	// Whatever a server keeps of pages may name the person.
	await tx.execute(sql`select pg_notify('catalogue_changed', '')`)
}
