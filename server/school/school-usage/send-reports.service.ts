import { indianDayOf, schoolYearOf } from '#domain/learning/training-year.rules.ts'
import { countLate } from '#server/people/school/dashboard.service.ts'
import { claimReports } from '#server/people/school/report.service.ts'
import type { Db } from '#server/platform/database/open.ts'
import type { Deps } from '#server/platform/deps.ts'
import { describeHours } from '#server/school/school-hours/hours.service.ts'
import { describeOverview } from './overview.service.ts'
import { monthBefore } from './period.rules.ts'
import { type ReportFigures, reportMail } from './report-mail.ts'

/** Schools that one transaction claims. */
const BATCH = 20

type Clocked = { db: Db; clock: Deps['clock'] }

const figuresOf = async (
	clocked: Clocked,
	schoolId: string,
	month: string,
): Promise<ReportFigures> => {
	const year = schoolYearOf(`${month}-01`)
	const { months } = await describeOverview(clocked, schoolId, year)
	const { totals } = await describeHours(clocked.db, schoolId, { year, now: clocked.clock() })
	const { board, school } = months.find((one) => one.month === month)!
	return {
		...{ month, minutes: board + school, teachers: totals.teachers },
		...{ reached: totals.reached, behind: totals.behind },
		late: await countLate(clocked, schoolId),
	}
}

/**
 * 29.9: mails the main points of contact of verified schools with teachers the figures of the last
 * month, once a school.
 * @returns the number of mails
 */
export const sendReports = async (deps: Deps): Promise<number> => {
	const now = deps.clock()
	const month = monthBefore(indianDayOf(now))
	const end = new Date(`${indianDayOf(now).slice(0, 7)}-01T00:00:00+05:30`)
	let sent = 0
	for (;;) {
		const claimed = await deps.db.transaction(async (tx) => {
			const due = await claimReports(tx, { month, end, most: BATCH })
			for (const reader of due.readers) {
				const clocked = { db: tx, clock: deps.clock }
				const figures = await figuresOf(clocked, reader.schoolId, month)
				if (figures.teachers === 0) continue
				await deps.mails.enqueue(tx, reportMail(reader, figures, deps.config.publicUrl))
				sent += 1
			}
			return due.claimed
		})
		if (claimed < BATCH) break
	}
	if (sent > 0) await deps.mails.nudge()
	return sent
}
