import { Problem } from './problem.ts'

type Coded = { code?: string; message?: string; cause?: unknown }

/**
 * PostgreSQL's codes for values that passed the schema but fit no column: characters, numbers,
 * dates.
 */
const unstorable = ['22021', '22P05', '22P02', '22003', '22007', '22008']

/**
 * The database is away, restarting, full, or took too long; classes of SQLSTATE, and what the
 * network and the pool say.
 */
const away =
	/^(08|53|57|58|40)|^55P03$|^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EHOSTUNREACH)$/
const awayWithoutCode =
	/^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|Cannot use a pool)/

/**
 * The error that the driver gave; drizzle wraps it with the statement. A `fetch` that failed speaks
 * of another server.
 */
const driverError = (error: Coded): Coded =>
	error.cause && !(error instanceof TypeError) ? driverError(error.cause as Coded) : error

/** The problem that an error of the database is for a caller; undefined for any other error. */
export const databaseProblem = (error: unknown): Problem | undefined => {
	const { code = '', message = '' } = driverError(error as Coded)
	if (unstorable.includes(code))
		return new Problem(400, 'invalid-request', 'A value cannot be stored.')
	if (away.test(code) || (!code && awayWithoutCode.test(message))) return new Problem(503, 'busy')
	return undefined
}
