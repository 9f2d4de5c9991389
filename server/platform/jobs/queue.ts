import { PgBoss } from 'pg-boss'
import type { JobsDatabase } from '#server/platform/database/open.ts'
import type { Deps } from '#server/platform/deps.ts'
import { codeOf } from '#server/platform/problems/code-of.ts'

/** Seconds between two looks at the schedules; one server of all looks. */
const SCHEDULE_SECONDS = 10

/**
 * Opens the job queue in the database; all servers share it.
 * @param isScheduler whether this process runs the queue's clock and clean-up; false in tests
 */
export const openQueue = async (
	database: JobsDatabase,
	log: Deps['log'],
	isScheduler: boolean,
): Promise<PgBoss> => {
	const queue = new PgBoss({
		...database,
		supervise: isScheduler,
		schedule: isScheduler,
		cronMonitorIntervalSeconds: SCHEDULE_SECONDS,
	})
	queue.on('error', (error) => log.warn({ code: codeOf(error) }, 'jobs'))
	await queue.start()
	return queue
}
