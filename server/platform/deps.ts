import type { FastifyBaseLogger } from 'fastify'
import type { Memory } from '#server/platform/cache/memory.ts'
import type { Config } from '#server/platform/config.ts'
import type { InsideCalls } from '#server/platform/contract/inside-calls.ts'
import type { Db } from '#server/platform/database/open.ts'
import type { Mailer, Mails } from '#server/platform/mail/mailer.ts'
import type { Storage } from '#server/platform/storage/storage.ts'
import type { Streams } from '#server/platform/streams/streams.ts'

/** What every vertical of the server is built from; tests give their own. */
export type Deps = {
  db: Db
  /** For searches: connections of their own with a statement timeout; the same database. */
  searchDb: Db
  /** What this process remembers of the catalogue for a moment. */
  memory: Memory
  /** Answers to visitors that are the same for everybody. */
  answers: Memory
  /** Rendered pages. */
  pages: Memory
  insideCalls: InsideCalls
  config: Config
  /** The present moment; tests move it. */
  clock: () => Date
  mailer: Mailer
  mails: Mails
  storage: Storage
  /** Open event streams of this process. */
  streams: Streams
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
}
