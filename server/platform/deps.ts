import type { FastifyBaseLogger } from 'fastify'
import type { Memory } from '#server/platform/cache/memory.ts'
import type { Config } from '#server/platform/config.ts'
import type { InsideCalls } from '#server/platform/contract/inside-calls.ts'
import type { Db } from '#server/platform/database/open.ts'
import type { Mailer, Mails } from '#server/platform/mail/mailer.ts'
import type { Storage } from '#server/platform/storage/storage.ts'
import type { Streams } from '#server/platform/streams/streams.ts'

/** Dependencies of every vertical of the server; tests provide their own. */
export type Deps = {
	db: Db
	/** Connections for searches, with a statement timeout; the same database. */
	searchDb: Db
	/** This process's short-lived cache of the catalogue. */
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
