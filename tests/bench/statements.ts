import { AsyncLocalStorage } from 'node:async_hooks'
import { createHash } from 'node:crypto'
import pg from 'pg'

/** A statement as a request ran it. */
export type Statement = { text: string; values: unknown[]; ms: number }

type Query = (this: unknown, ...args: unknown[]) => unknown

/** Jobs that a request enqueues are its own; what the queue asks by itself is not. */
const isOfRequest = (text: string) =>
	!/^\s*LISTEN/i.test(text) && (!/pgboss/i.test(text) || /INSERT INTO pgboss\.job/i.test(text))

/** The name under which the reference prepares a statement. */
export const nameOf = (text: string): string => createHash('md5').update(text).digest('hex')

let recording: Statement[] | null = null
const inside = new AsyncLocalStorage<true>()

/** Begins to record what is run from now on. */
export const startRecording = (): void => {
	recording = []
}

/** Ends it and answers what was run. */
export const stopRecording = (): Statement[] => {
	const done = recording ?? []
	recording = null
	return done
}

const note = (text: string, values: unknown[] | undefined) => {
	const begun = performance.now()
	const one: Statement = { text, values: values ?? [], ms: 0 }
	if (isOfRequest(text)) recording?.push(one)
	return () => {
		one.ms = performance.now() - begun
	}
}

const watched = (query: Query): Query =>
	function watch(...args) {
		if (!recording || inside.getStore()) return query.apply(this, args)
		const [first, second] = args as [string | { text: string; values?: unknown[] }, unknown]
		const text = typeof first === 'string' ? first : first.text
		const values = Array.isArray(second) ? second : undefined
		const done = note(text, values)
		const last = args.at(-1)
		if (typeof last === 'function') {
			const call = last as (...results: unknown[]) => void
			const answer = (...results: unknown[]) => {
				done()
				call(...results)
			}
			return inside.run(true, () => query.apply(this, [...args.slice(0, -1), answer]))
		}
		const result = inside.run(true, () => query.apply(this, args)) as Promise<unknown>
		return result.finally(done)
	}

/** Makes the driver of PostgreSQL tell what it runs. */
export const watchPostgres = (): void => {
	const { prototype } = pg.Client as unknown as { prototype: { query: Query } }
	prototype.query = watched(prototype.query)
}

let pglite: { query: Query } | undefined

/** Runs a statement in the PGlite that was used last. */
export const runInPglite = (text: string) => pglite?.query(text)

/** Makes PGlite tell what it runs, inside transactions too. */
export const watchPglite = async (): Promise<void> => {
	const { PGlite } = await import('@electric-sql/pglite')
	type Watched = {
		query: Query
		transaction: (work: (tx: { query: Query }) => unknown) => Promise<unknown>
	}
	const { prototype } = PGlite as unknown as { prototype: Watched }
	const { transaction } = prototype
	const query = watched(prototype.query)
	prototype.query = function keep(...args) {
		pglite = this as Watched
		return query.apply(this, args)
	}
	prototype.transaction = function watch(work) {
		note('begin', [])()
		return transaction
			.call(this, (tx) => work(Object.assign(Object.create(tx), { query: watched(tx.query) })))
			.finally(note('commit', []))
	}
}
