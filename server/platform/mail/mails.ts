import { sql } from 'drizzle-orm'
import { type DrizzleTransactionLike, fromDrizzle, type PgBoss } from 'pg-boss'
import { v7 } from 'uuid'
import type { Config } from '#server/platform/config.ts'
import type { Db } from '#server/platform/database/open.ts'
import type { Deps } from '#server/platform/deps.ts'
import type { Attachment, AttachmentRef, Mail, Mails } from '#server/platform/mail/mailer.ts'
import { codeOf } from '#server/platform/problems/code-of.ts'

type Waiting = { mail: Mail; until: string | null }

const QUEUE = 'mail'

/**
 * Mails that are claimed in one statement; at two at a time all are tried within `expireInSeconds`.
 */
const CLAIMED = 10

/** Mails that are sent at the same time. */
const AT_A_TIME = 2

/**
 * Tries again after half a minute, then twice as long each time up to two hours, twelve times (half
 * a day). The mails of a server that died while it sent are free after two minutes; one that the
 * mail server had taken by then is sent again with the same Message-ID.
 */
const retries = {
  retryLimit: 12,
  retryDelay: 30,
  retryBackoff: true,
  retryDelayMax: 7200,
  expireInSeconds: 120,
  deleteAfterSeconds: 86_400,
}

const inside = (tx: Db) => fromDrizzle(tx as unknown as DrizzleTransactionLike, sql)

/** Opens the queue of mails. A mail that was sent is deleted, its text with it. */
export const openMails = async (
  deps: Pick<Deps, 'mailer' | 'clock' | 'log'> & {
    config: Pick<Config, 'BRAND_NAME' | 'BRAND_NAME_HI'>
    /** Makes what a mail names; null when it is not there any more. */
    attach: (ref: AttachmentRef) => Promise<Attachment | null>
  },
  queue: PgBoss,
): Promise<Mails> => {
  await queue.createQueue(QUEUE, retries)
  await queue.updateQueue(QUEUE, retries)
  // The library remembers a queue from its first read on, and a transaction of PGlite lets nobody
  // else read. No mail has a key.
  await queue.findJobs(QUEUE, { key: 'none' })

  /** Texts of mails have `{brand}`, or `{brand_hi}` in Hindi script, where the shop is named. */
  const nameIn = (text: string) =>
    text
      .replaceAll('{brand}', deps.config.BRAND_NAME)
      .replaceAll('{brand_hi}', deps.config.BRAND_NAME_HI)

  const send = async (id: string, { mail, until }: Waiting) => {
    try {
      if (!until || deps.clock() < new Date(until)) {
        const files = await Promise.all((mail.attachments ?? []).map(deps.attach))
        const attachments = files.filter((file) => file !== null)
        const { to, subject, text } = mail
        await deps.mailer.send({ to, subject, text, attachments }, id)
      }
      await queue.deleteJob(QUEUE, id)
    } catch (error) {
      deps.log.warn({ mail: id, code: codeOf(error) }, 'mail was not sent')
      await queue.fail(QUEUE, id, { code: codeOf(error) })
    }
  }

  const drain = async (): Promise<void> => {
    for (;;) {
      const jobs = await queue.fetch<Waiting>(QUEUE, { batchSize: CLAIMED })
      if (jobs.length === 0) return
      const waiting = jobs
        .toSorted((one, other) => Number(!one.data.until) - Number(!other.data.until))
        .values()
      const sendInTurn = async () => {
        for (const { id, data } of waiting) await send(id, data)
      }
      await Promise.all(Array.from({ length: AT_A_TIME }, sendInTurn))
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
      const named = { ...mail, subject: nameIn(mail.subject), text: nameIn(mail.text) }
      const data: Waiting = { mail: named, until: until?.toISOString() ?? null }
      await queue.send(QUEUE, data, { id: v7(), priority: until ? 1 : 0, db: inside(tx) })
    },
    forget: async (tx, address) => {
      const db = inside(tx)
      for (const mail of [{ to: address }, { about: address }]) {
        const found = await queue.findJobs(QUEUE, { data: { mail }, db })
        if (found.length > 0)
          await queue.deleteJob(
            QUEUE,
            found.map(({ id }) => id),
            { db },
          )
      }
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
