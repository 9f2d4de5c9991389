import { seedId } from '#demo/seed-id.ts'
import { foldTeacherYears } from '#server/people/school/fold-teacher-years.service.ts'
import type { Run } from '../grow.ts'
import { openDatabase } from '../open-database.ts'
import { signIn } from '../readers.ts'
import { start } from '../running.ts'
import { callsOf } from './calls.ts'
import { growSchool } from './grow-school.ts'
import { readIds } from './ids.ts'
import { requestsOf, type Swept, timeAlone, timeTogether, untilReady } from './sweep.ts'

/** Most ms at one connection, and at ten in 99 of 100. */
export const most = { ms: 100, p99: 300 }
/** Calls slower than this, in ms, are also measured with ten connections. */
const WORTH = 20

const PORT = Number(process.env.BENCH_PORT ?? 4330)

export type Plan = {
	url: string
	folder: string
	seconds: number
	only: string[]
	grown?: string | undefined
}

/** A server on a grown database: its address, ids of rows, and tokens by the name of a person. */
export type Grown = {
	origin: string
	ids: Awaited<ReturnType<typeof readIds>>
	tokens: Record<string, string>
}

/**
 * Grows a fresh PostgreSQL database and runs a server on it.
 * @param plan.grown a database that is grown already, used as it is and left there
 * @param more grows it further
 */
export const onGrown = async <Found>(
	plan: Plan,
	more: (run: Run) => Promise<void>,
	use: (grown: Grown) => Promise<Found>,
): Promise<Found> => {
	const database = await openDatabase({ ...plan, database: 'postgres', size: 0, own: plan.grown })
	const { db, run, close } = await database.open()
	if (!plan.grown) {
		await growSchool(run)
		await more(run)
		await foldTeacherYears(db)
		await run('VACUUM ANALYZE')
	}
	const ids = await readIds(run)
	const names = [...new Set(Object.values(callsOf(ids)).map(([who]) => who))]
	const people = names.filter((who) => who !== null)
	const signedIn = await signIn(
		db,
		people.map((who) => seedId('account', `${who}@demo.vidya.test`)),
	)
	await run("UPDATE session SET verified_until = now() + interval '12 hours'")
	const tokens = Object.fromEntries(people.map((who, n) => [who, signedIn[n]!.token]))
	await close()
	const server = await start('tests/bench/our-server.ts', PORT, {
		...database.env,
		...{ RATE_LIMIT: '2000000000', DEMO_DATA: 'false', PUBLIC_ANSWERS: '0', PUBLIC_PAGES: '0' },
	})
	try {
		await untilReady(server.origin)
		return await use({ origin: server.origin, ids, tokens })
	} finally {
		await server.stop()
		await database.drop()
	}
}

/** Sweeps every GET of the contract on a grown database. */
export const benchGrown = (plan: Plan, say: (one: Swept) => void): Promise<Swept[]> =>
	onGrown(
		plan,
		async () => undefined,
		async ({ origin, ids, tokens }) => {
			const swept: Swept[] = []
			for (const { operation, request } of requestsOf(ids, tokens)) {
				if (plan.only.length > 0 && !plan.only.includes(operation)) continue
				const one: Swept = { operation, ...(await timeAlone(origin, request)) }
				if (one.ms > WORTH) Object.assign(one, await timeTogether(origin, request, plan.seconds))
				swept.push(one)
				say(one)
			}
			return swept
		},
	)

/** Returns true if a call takes longer than it may, or fails. */
export const isOver = ({ ms, p99 = 0, failed = 0, status }: Swept): boolean =>
	ms > most.ms || p99 > most.p99 || failed > 0 || status >= 500
