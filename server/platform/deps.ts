import type { FastifyBaseLogger } from 'fastify'
import type { Memory } from './cache/memory.ts'
import type { Config } from './config.ts'
import type { InsideCalls } from './contract/inside-calls.ts'
import type { Db } from './database/open.ts'
import type { Mailer, Mails } from './mail/mailer.ts'
import type { Storage } from './storage/storage.ts'
import type { Streams } from './streams/streams.ts'

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
	/** Fills a shop in which nothing is yet with the demonstration. */
	fillDemo: (db: Db, now: Date) => Promise<void>
	log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
}
