import type { PgBoss } from 'pg-boss'

/** Work that is done without anybody asking; `cron` in UTC, run on one server of all. */
export type Job = { name: string; cron: string; run: () => Promise<unknown> }

/** Seconds between two questions of a server whether there is work. */
const POLL_SECONDS = 5

/** Schedules the jobs in the queue, so that several servers share them. */
export const startJobs = async (queue: PgBoss, jobs: readonly Job[]): Promise<void> => {
	for (const { name, cron, run } of jobs) {
		await queue.createQueue(name)
		await queue.work(name, { pollingIntervalSeconds: POLL_SECONDS }, async () => {
			await run()
		})
		await queue.schedule(name, cron)
	}
}
