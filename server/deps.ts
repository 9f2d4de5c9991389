import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '#server/config.ts'
import type { Db } from '#server/db/open.ts'
import type { Mailer } from '#server/mail/mailer.ts'
import type { Gateways } from '#server/payment/gateway.ts'

/** What every vertical of the server is built from; tests give their own. */
export type Deps = {
  db: Db
  config: Config
  /** The present moment; tests move it. */
  clock: () => Date
  mailer: Mailer
  gateways: Gateways
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
}
