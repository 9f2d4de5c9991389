import { sql } from 'drizzle-orm'
import { type DrizzleTransactionLike, fromDrizzle, type PgBoss } from 'pg-boss'
import { v7 } from 'uuid'
import type { Deps } from '#server/platform/deps.ts'
import type { Attachment, AttachmentRef, Mail, Mails } from '#server/platform/mail/mailer.ts'
import { codeOf } from '#server/platform/problems/code-of.ts'

type Waiting = { mail: Mail; until: string | null }

const QUEUE = 'mail'

/**
 * Tries again after half a minute, then twice as long each time up to two hours, twelve times (half a day). The mails of a server that died
 * while it sent are free after two minutes; one that the mail server had taken by then is sent again with the same Message-ID.
 */
const retries = {
  retryLimit: 12,
  retryDelay: 30,
  retryBackoff: true,
  retryDelayMax: 7200,
  expireInSeconds: 120,
  deleteAfterSeconds: 86_400,
}

/** Opens the queue of mails. A mail that was sent is deleted, its text with it. */
export const openMails = async (
  deps: Pick<Deps, 'mailer' | 'clock' | 'log'> & {
    /** Makes what a mail names; null when it is not there any more. */
    attach: (ref: AttachmentRef) => Promise<Attachment | null>
  },
  queue: PgBoss,
): Promise<Mails> => {
  await queue.createQueue(QUEUE, retries)
  await queue.updateQueue(QUEUE, retries)
  // Fills the queue's cache: inside a transaction of PGlite nothing else can be read.
  await queue.findJobs(QUEUE, { id: '00000000-0000-7000-8000-000000000000' })

  const send = async (id: string, { mail, until }: Waiting) => {
    try {
      if (!until || deps.clock() < new Date(until)) {
        const files = await Promise.all((mail.attachments ?? []).map(deps.attach))
        const attachments = files.filter((file) => file !== null)
        await deps.mailer.send({ ...mail, attachments }, id)
      }
      await queue.deleteJob(QUEUE, id)
    } catch (error) {
      deps.log.warn({ mail: id, code: codeOf(error) }, 'mail was not sent')
      await queue.fail(QUEUE, id, { code: codeOf(error) })
    }
  }

  const drain = async (): Promise<void> => {
    for (;;) {
      const jobs = await queue.fetch<Waiting>(QUEUE, { batchSize: 20 })
      if (jobs.length === 0) return
      await Promise.all(jobs.map(({ id, data }) => send(id, data)))
    }
  }

  let running: Promise<void> | undefined
  let next: Promise<void> | undefined
  const deliver = (): Promise<void> => {
    if (running) {
      next ??= running.then(deliver, deliver)
      return next
    }
    next = undefined
    running = drain().finally(() => {
      running = undefined
    })
    return running
  }

  return {
    enqueue: async (tx, mail, until) => {
      const data: Waiting = { mail, until: until?.toISOString() ?? null }
      await queue.send(QUEUE, data, {
        id: v7(),
        db: fromDrizzle(tx as unknown as DrizzleTransactionLike, sql),
      })
    },
    forget: async (tx, address) => {
      await tx.execute(
        sql`DELETE FROM pgboss.job WHERE name = ${QUEUE} AND (data->'mail'->>'to' = ${address}
          OR strpos(data->'mail'->>'text', ${`<${address}>`}) > 0)`,
      )
    },
    deliver,
    nudge: async () => {
      const delivered = deliver().catch((error) =>
        deps.log.warn({ code: codeOf(error) }, 'mails wait'),
      )
      if (deps.mailer.isEmbedded) await delivered
    },
  }
}
