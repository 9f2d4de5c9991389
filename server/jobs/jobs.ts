import { PgBoss } from 'pg-boss'
import type { JobsDatabase } from '#server/db/open.ts'
import type { Deps } from '#server/deps.ts'
import { reconcile } from '#server/order/check-order.ts'
import { drainOutbox } from '#server/outbox/outbox.ts'

const EVERY_MINUTE = '* * * * *'

/** Starts what must happen without anybody asking: the reconciler and the outbox, each minute, on one server of all. */
export const startJobs = async (
  deps: Deps,
  database: JobsDatabase,
): Promise<{ stop: () => Promise<void> }> => {
  const boss = new PgBoss({ ...database, application_name: 'vidya-jobs' })
  boss.on('error', (error) => deps.log.warn({ reason: String(error) }, 'jobs'))
  await boss.start()
  const work: Record<string, () => Promise<unknown>> = {
    'reconcile-orders': () => reconcile(deps),
    'drain-outbox': () => drainOutbox(deps),
  }
  for (const [name, run] of Object.entries(work)) {
    await boss.createQueue(name)
    await boss.work(name, { pollingIntervalSeconds: 10 }, async () => {
      await run()
    })
    await boss.schedule(name, EVERY_MINUTE)
  }
  return { stop: () => boss.stop({ graceful: true, timeout: 5000 }) }
}
