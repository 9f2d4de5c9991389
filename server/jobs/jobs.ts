import { PgBoss } from 'pg-boss'
import type { JobsDatabase } from '#server/db/open.ts'
import type { Deps } from '#server/deps.ts'
import { forgottenBefore } from '#server/journey/journey.rules.ts'
import { forgetJourneys } from '#server/journey/journey.store.ts'
import { reconcile } from '#server/order/check-order.ts'
import { drainOutbox } from '#server/outbox/outbox.ts'

const EVERY_MINUTE = '* * * * *'
const EVERY_NIGHT = '20 21 * * *'

/** Starts what must happen without anybody asking: the reconciler and the outbox each minute, forgetting each night, on one server of all. */
export const startJobs = async (
  deps: Deps,
  database: JobsDatabase,
): Promise<{ stop: () => Promise<void> }> => {
  const boss = new PgBoss({ ...database, application_name: 'vidya-jobs' })
  boss.on('error', (error) => deps.log.warn({ reason: String(error) }, 'jobs'))
  await boss.start()
  const work: [name: string, cron: string, run: () => Promise<unknown>][] = [
    ['reconcile-orders', EVERY_MINUTE, () => reconcile(deps)],
    ['drain-outbox', EVERY_MINUTE, () => drainOutbox(deps)],
    ['forget-journeys', EVERY_NIGHT, () => forgetJourneys(deps.db, forgottenBefore(deps.clock()))],
  ]
  for (const [name, cron, run] of work) {
    await boss.createQueue(name)
    await boss.work(name, { pollingIntervalSeconds: 10 }, async () => {
      await run()
    })
    await boss.schedule(name, cron)
  }
  return { stop: () => boss.stop({ graceful: true, timeout: 5000 }) }
}
