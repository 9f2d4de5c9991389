import { eq, sql } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import { v7 } from 'uuid'
import { favourite } from '#server/catalogue/favourite/favourite.tables.ts'
import { review } from '#server/catalogue/review/review.tables.ts'
import { jobApplication, jobBookmark } from '#server/jobs/job/job.tables.ts'
import { certificate } from '#server/learning/certificate/certificate.tables.ts'
import { enrolment, lessonDone } from '#server/learning/learning/enrolment.tables.ts'
import { lessonNote, watchPosition } from '#server/learning/lesson/lesson-note.tables.ts'
import { quizAttempt } from '#server/learning/quiz/quiz.tables.ts'
import { attendance } from '#server/learning/registration/live-session.tables.ts'
import { selfAssessment } from '#server/learning/self-assessment/self-assessment.tables.ts'
import { trainingEntry } from '#server/learning/training/training.tables.ts'
import { account } from '#server/people/account/account.tables.ts'
import { eventRegistration } from '#server/people/event/event.tables.ts'
import type { Db } from '#server/platform/database/open.ts'
import { callBack } from '#server/school/call-back/call-back.tables.ts'
import { invoice } from '#server/shop/invoice/invoice.tables.ts'
import { licenceAssignment, voucherAssignment } from '#server/shop/licence/licence.tables.ts'
import { order } from '#server/shop/order/order.tables.ts'
import { refundRequest } from '#server/shop/refund/refund.tables.ts'
import { subscription } from '#server/shop/subscription/subscription.tables.ts'
import { coinEntry, wallet } from '#server/shop/wallet/wallet.tables.ts'

/** Two accounts of one person: `other` ends in `kept`. */
export type Pair = { kept: string; other: string }

type Movable = {
	table: PgTable & { accountId: AnyPgColumn }
	/** Columns of which an account has each value once. */
	once?: readonly AnyPgColumn[]
}

/** Tables of purchases, learning and writing. The rest is erased with the other account. */
const movables: readonly Movable[] = [
	{ table: order },
	{ table: invoice },
	{ table: refundRequest },
	{ table: subscription },
	{ table: licenceAssignment, once: [licenceAssignment.licenceId] },
	{ table: voucherAssignment, once: [voucherAssignment.voucherId] },
	{ table: enrolment, once: [enrolment.resourceId] },
	{ table: certificate, once: [certificate.resourceId, certificate.quizId] },
	{
		table: trainingEntry,
		once: [trainingEntry.resourceId, trainingEntry.quizId, trainingEntry.sessionId],
	},
	{ table: quizAttempt },
	{ table: selfAssessment },
	{ table: attendance, once: [attendance.sessionId] },
	{ table: review, once: [review.resourceId] },
	{ table: favourite, once: [favourite.resourceId] },
	{ table: eventRegistration },
	{ table: jobApplication, once: [jobApplication.jobId] },
	{ table: jobBookmark, once: [jobBookmark.jobId] },
	{ table: callBack },
]

/** The tables of which rows move; coins are added up besides. */
export const movedTables: readonly PgTable[] = movables.map(({ table }) => table)

/** Rows of an enrolment by lesson; those that only the other account has are copied. */
const lessonTables = [
	{ table: lessonDone, facts: sql`done_at` },
	{ table: watchPosition, facts: sql`seconds, changed_at` },
	{ table: lessonNote, facts: sql`body, version, changed_at` },
]

/** Of a course that both have, the kept one gets the lessons, notes and places of the other. */
const joinLessons = async (tx: Db, { kept, other }: Pair) => {
	for (const { table, facts } of lessonTables)
		await tx.execute(sql`
      insert into ${table} (enrolment_id, lesson_id, ${facts})
      select k.id, d.lesson_id, ${facts} from ${table} d
      join ${enrolment} o on o.id = d.enrolment_id and o.account_id = ${other}
      join ${enrolment} k on k.resource_id = o.resource_id and k.account_id = ${kept}
      on conflict do nothing`)
}

const move = (tx: Db, { table, once = [] }: Movable, { kept, other }: Pair) => {
	const same = once.map(({ name }) => sql`k.${sql.identifier(name)} = m.${sql.identifier(name)}`)
	const isKnown =
		same.length === 0
			? sql`false`
			: sql`exists (select 1 from ${table} k where k.account_id = ${kept}
          and (${sql.join(same, sql` or `)}))`
	return tx.execute(sql`
    update ${table} m set account_id = ${kept} where m.account_id = ${other} and not ${isKnown}`)
}

const joinCoins = async (tx: Db, { kept, other }: Pair, now: Date) => {
	const [held] = await tx.select().from(wallet).where(eq(wallet.accountId, other))
	if (!held) return
	const { coins, usedCoins, totalEarnedCoins } = held
	await tx.delete(wallet).where(eq(wallet.accountId, other))
	await tx
		.insert(wallet)
		.values({ ...held, accountId: kept })
		.onConflictDoUpdate({
			target: wallet.accountId,
			set: {
				coins: sql`${wallet.coins} + ${coins}`,
				usedCoins: sql`${wallet.usedCoins} + ${usedCoins}`,
				totalEarnedCoins: sql`${wallet.totalEarnedCoins} + ${totalEarnedCoins}`,
			},
		})
	const entry = { reason: 'merge', createdAt: now }
	await tx.insert(coinEntry).values([
		{ ...entry, id: v7(), accountId: kept, subjectId: other, delta: coins },
		{ ...entry, id: v7(), accountId: other, subjectId: kept, delta: -coins },
	])
}

/**
 * Moves what the other account bought, learned and wrote to the kept one (DSK-13). Of what both
 * have, such as a course, the kept account's stays, with the lessons of both. Hold both accounts.
 */
export const mergeRows = async (tx: Db, pair: Pair, now: Date): Promise<void> => {
	await joinLessons(tx, pair)
	for (const movable of movables) await move(tx, movable, pair)
	await joinCoins(tx, pair, now)
	const [points] = await tx
		.select({ points: account.points })
		.from(account)
		.where(eq(account.id, pair.other))
	await tx
		.update(account)
		.set({ points: sql`${account.points} + ${points?.points ?? 0}` })
		.where(eq(account.id, pair.kept))
	await tx.update(account).set({ points: 0 }).where(eq(account.id, pair.other))
}
