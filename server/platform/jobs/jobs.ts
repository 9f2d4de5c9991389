import { PgBoss } from 'pg-boss'
import type { JobsDatabase } from '#server/platform/database/open.ts'
import type { Deps } from '#server/platform/deps.ts'

/** Work that is done without anybody asking; `cron` in UTC, run on one server of all. */
export type Job = { name: string; cron: string; run: () => Promise<unknown> }

/** Schedules the jobs in the database, so that several servers share them. */
export const startJobs = async (
  deps: Deps,
  database: JobsDatabase,
  jobs: readonly Job[],
): Promise<{ stop: () => Promise<void> }> => {
  const boss = new PgBoss({ ...database, application_name: 'vidya-jobs' })
  boss.on('error', (error) => deps.log.warn({ reason: String(error) }, 'jobs'))
  await boss.start()
  for (const { name, cron, run } of jobs) {
    await boss.createQueue(name)
    await boss.work(name, { pollingIntervalSeconds: 10 }, async () => {
      await run()
    })
    await boss.schedule(name, cron)
  }
  return { stop: () => boss.stop({ graceful: true, timeout: 5000 }) }
}
