import { connect, createServer, type Server as NetServer, type Socket } from 'node:net'
import pg from 'pg'
import { expect, test } from 'vitest'
import { seedIfEmpty } from '#demo/seed.ts'
import { resource } from '#server/catalogue/resource/resource.tables.ts'
import { openDb } from '#server/platform/database/open.ts'
import { emptyDatabase, migratedDatabase, openRunning } from '../support/open-running.ts'

/** A way to the PostgreSQL that can be cut and frozen. */
const openTunnel = async (url: URL) => {
	const sockets = new Set<Socket>()
	let isFrozen = false
	const tunnel: NetServer = createServer((near) => {
		const far = connect(Number(url.port || 5432), url.hostname)
		for (const [from, to] of [
			[near, far],
			[far, near],
		] as const) {
			sockets.add(from)
			from.on('data', (chunk) => isFrozen || to.write(chunk))
			from.on('close', () => to.destroy())
			from.on('error', () => to.destroy())
		}
	})
	await new Promise<void>((resolve) => tunnel.listen(0, '127.0.0.1', resolve))
	const through = new URL(url)
	through.hostname = '127.0.0.1'
	through.port = String((tunnel.address() as { port: number }).port)
	return {
		url: through.href,
		freeze: (frozen: boolean) => {
			isFrozen = frozen
		},
		cut: () => {
			tunnel.close()
			for (const socket of sockets) socket.destroy()
		},
	}
}

test('S3 a database that is frozen or away is answered with 503 and Retry-After', async () => {
	const { DATABASE_URL } = await migratedDatabase()
	const tunnel = await openTunnel(new URL(DATABASE_URL!))
	const { app } = await openRunning({ DATABASE_URL: tunnel.url, DATABASE_TIMEOUT_MS: '3000' })
	expect((await app.inject('/v1/session/links/aaaaaaaaaaaa')).statusCode).toBe(404)
	const links = async () => {
		const answer = await app.inject('/v1/session/links/aaaaaaaaaaaa')
		return [answer.statusCode, answer.json().code, answer.headers['retry-after']]
	}
	tunnel.freeze(true)
	expect(await links()).toEqual([503, 'busy', '1'])
	tunnel.freeze(false)
	tunnel.cut()
	expect(await links()).toEqual([503, 'busy', '1'])
	expect((await app.inject('/readyz')).statusCode).toBe(503)
	expect((await app.inject('/healthz')).statusCode).toBe(200)
})

test('S8 excess load is refused immediately, and the rest is answered', async () => {
	const { DATABASE_URL } = await migratedDatabase()
	const { app } = await openRunning({ DATABASE_URL: DATABASE_URL!, MAX_ACTIVE: '5' })
	const blocker = new pg.Client({ connectionString: DATABASE_URL! })
	await blocker.connect()
	await blocker.query('BEGIN; LOCK TABLE login_link IN ACCESS EXCLUSIVE MODE')
	const waiting = Array.from({ length: 5 }, () =>
		app.inject('/v1/session/links/aaaaaaaaaaaa').then((answer) => answer.statusCode),
	)
	const refused = await app.inject('/v1/reference')
	expect([refused.statusCode, refused.json().code, refused.headers['retry-after']]).toEqual([
		503,
		'busy',
		'1',
	])
	expect((await app.inject('/healthz')).statusCode).toBe(200)
	await blocker.query('ROLLBACK')
	await blocker.end()
	expect(await Promise.all(waiting)).toEqual(Array(5).fill(404))
	expect((await app.inject('/v1/reference')).statusCode).toBe(200)
})

test('S6 three first starts on one empty PostgreSQL end well', async () => {
	const { DATABASE_URL } = await emptyDatabase()
	const now = new Date('2026-11-20T10:00:00Z')
	const starts = [1, 2, 3].map(async () => {
		const database = await openDb(DATABASE_URL!)
		let isFilled = false
		await database.exclusively(async () => {
			isFilled = await seedIfEmpty(database.db, { now })
		})
		const rows = await database.db.$count(resource)
		await database.close()
		return { isFilled, rows }
	})
	const ended = await Promise.all(starts)
	expect(ended.map(({ isFilled }) => isFilled).sort()).toEqual([false, false, true])
	expect(new Set(ended.map(({ rows }) => rows)).size).toBe(1)
	expect(ended[0]!.rows).toBeGreaterThan(100)
})
