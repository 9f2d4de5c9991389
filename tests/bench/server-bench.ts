import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { foldTeacherYears } from '#server/people/school/fold-teacher-years.service.ts'
import { type Case, makeCases } from './cases.ts'
import { enrolEverybody, growCatalogue } from './grow.ts'
import { type Load, load, type Request } from './load.ts'
import { openDatabase } from './open-database.ts'
import { signInAll } from './readers.ts'
import { type Alone, askAll, record, send } from './record.ts'
import { measureRenderCost, type RenderCost } from './render-cost.ts'
import { type Running, start } from './running.ts'
import { measureStorm, type Storm } from './storm.ts'

/**
 * One kind of request at one number of connections: our server, a bare server with the same
 * statements and bytes, and one with the simplest statement and the same bytes.
 */
export type Comparison = {
	database: 'pglite' | 'postgres'
	size: number
	name: string
	connections: number
	ours: Load
	same: Load
	simplest: Load
	ratio: number
	target: number
	alone: Alone
	/** Mean ms of the first time that each request is asked: its total is counted then. */
	firstMs: number | undefined
}

/** Measurements to take. */
export type Plan = {
	database: 'pglite' | 'postgres'
	size: number
	only: string[]
	seconds: number
	/** Of PostgreSQL: a server in which databases may be made. */
	url: string
	folder: string
}

const PORT = 4330

const measure = async (
	plan: Plan,
	one: Case,
	{ ours, bare }: { ours: Running; bare: Running },
): Promise<Comparison[]> => {
	const reset = async () => {
		for (const sql of one.reset ?? []) {
			await ours.ask({ sql })
			await bare.ask({ sql })
		}
	}
	await reset()
	const firstMs = one.once ? undefined : await askAll(ours, one.requests)
	const { recorded, alone } = await record(ours, one.requests)
	writeFileSync(join(plan.folder, `${one.name}.json`), JSON.stringify(recorded))
	await fetch(`${bare.origin}/plan/${encodeURIComponent(one.name)}`)
	await reset()
	const probe = await send(bare.origin, {
		...one.requests[0]!,
		path: `/same/${encodeURIComponent(one.name)}/0`,
	})
	if (probe.status >= 300) throw new Error(`The reference answers ${one.name} ${probe.bytes}`)
	const bareRequests = (kind: 'same' | 'simplest' | 'bytes'): Request[] =>
		one.requests.map(({ method, headers, body }, n) => ({
			method,
			path: `/${kind}/${encodeURIComponent(one.name)}/${n % recorded.length}`,
			...(headers && { headers }),
			...(body && { body }),
		}))
	const results: Comparison[] = []
	for (const connections of [10, 50]) {
		const how = { connections, seconds: plan.seconds, once: one.once ?? false, reset }
		const same = await load(bare.origin, bareRequests(one.cached ? 'bytes' : 'same'), how)
		const measured = await load(ours.origin, one.requests, how)
		const simplest = await load(bare.origin, bareRequests('simplest'), how)
		results.push({
			database: plan.database,
			size: plan.size,
			name: one.name,
			connections,
			ours: measured,
			same,
			simplest,
			ratio: measured.requestsPerSecond / same.requestsPerSecond,
			target: one.target,
			alone,
			firstMs,
		})
	}
	return results
}

/** Figures of one database at one size. */
export type Figures = {
	comparisons: Comparison[]
	/** Cost of a page, by the name of its case. */
	costs: Record<string, RenderCost>
	storm?: Storm
	startMs: number
	megabytes: number
}

/** Grows a fresh database to a size and measures the wanted kinds of requests on it. */
export const benchServer = async (
	plan: Plan,
	tell: (one: Comparison) => void,
): Promise<Figures> => {
	const database = await openDatabase(plan)
	const { db, run, close } = await database.open()
	await growCatalogue(run, plan.size)
	const readers = await signInAll(db, 'reader', 40)
	const buyers = await signInAll(db, 'buyer', 40)
	await enrolEverybody(run, plan.size)
	await run(
		"delete from lesson_done where enrolment_id in (select e.id from enrolment e join account a on a.id = e.account_id where a.email like 'buyer-%')",
	)
	await run(
		"delete from enrolment where account_id in (select id from account where email like 'buyer-%')",
	)
	await foldTeacherYears(db)
	await run('VACUUM ANALYZE enrolment')
	const cases = await makeCases(run, readers, buyers)
	await close()
	const wanted = cases.filter(({ name }) => plan.only.length === 0 || plan.only.includes(name))
	const env = {
		...database.env,
		LOGIN_LINK_LIMIT: '100000000',
		RATE_LIMIT: '2000000000',
		EVENTS_A_DAY: '2000000000',
		JOURNEYS_A_DAY: '2000000000',
		DEMO_DATA: 'false',
	}
	const copy = await database.copy()
	const bare = await start('tests/bench/bare-server.ts', PORT + 1, {
		BENCH_DB: copy,
		BENCH_PLANS: plan.folder,
	})
	const figures: Figures = { comparisons: [], costs: {}, startMs: 0, megabytes: 0 }
	try {
		for (const cached of [false, true]) {
			const some = wanted.filter((one) => (one.cached ?? false) === cached)
			const isStorm = !cached && (plan.only.length === 0 || plan.only.includes('storm'))
			if (some.length === 0 && !isStorm) continue
			const cacheEnv: Record<string, string> = cached
				? {}
				: { PUBLIC_ANSWERS: '0', PUBLIC_PAGES: '0' }
			const ours = await start('tests/bench/our-server.ts', PORT, { ...env, ...cacheEnv })
			try {
				for (const one of some.filter(({ isPage }) => isPage))
					figures.costs[one.name] = await measureRenderCost(ours, one.requests)
				for (const one of some)
					for (const comparison of await measure(plan, one, { ours, bare })) {
						figures.comparisons.push(comparison)
						tell(comparison)
					}
				if (isStorm) figures.storm = await measureStorm(ours, cases, plan.seconds)
				figures.startMs = ours.startMs
				figures.megabytes = await ours.ask<number>('memory')
			} finally {
				await ours.stop()
			}
		}
	} finally {
		await bare.stop()
		await database.drop()
	}
	return figures
}
