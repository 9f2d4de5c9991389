import { cpSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { seedIfEmpty } from '#demo/seed.ts'
import { openDb } from '#server/platform/database/open.ts'
import type { Run } from './grow.ts'

type Target = {
	database: 'pglite' | 'postgres'
	url: string
	folder: string
	size: number
	/** A database that is there already: it is used as it is and not dropped. */
	own?: string | undefined
}

const asAdmin = async (url: string, statement: string) => {
	const client = new pg.Client(url)
	await client.connect()
	await client.query(statement)
	await client.end()
}

const openSeeded = async (target: string, now: number | string = '2026-11-20T10:00:00Z') => {
	const opened = await openDb(target, 600_000)
	await seedIfEmpty(opened.db, { now: new Date(now) })
	const run: Run = (text, values = []) =>
		(opened.db as unknown as { $client: { query: Run } }).$client.query(text, values)
	return { ...opened, run }
}

/** A database for a bench: how to open, address, copy and drop it. */
export const openDatabase = async ({ database, url, folder, size, own: given }: Target) => {
	if (given)
		return {
			open: () => openSeeded(given),
			env: { DATABASE_URL: given, DATA_DIR: join(folder, 'data') },
			copy: async () => given,
			drop: async () => undefined,
		}
	if (database === 'postgres') {
		const name = `vidya_bench_${size}_${process.pid}`
		await asAdmin(url, `create database ${name}`)
		const own = new URL(url)
		own.pathname = `/${name}`
		return {
			open: () => openSeeded(own.href),
			env: { DATABASE_URL: own.href, DATA_DIR: join(folder, 'data') },
			copy: async () => own.href,
			drop: () => asAdmin(url, `drop database if exists ${name} with (force)`),
		}
	}
	const data = join(folder, 'data')
	return {
		open: () => openSeeded(join(data, 'db')),
		env: { DATABASE_URL: '', DATA_DIR: data },
		copy: async () => {
			const copied = join(folder, 'copy')
			cpSync(join(data, 'db'), copied, { recursive: true })
			return copied
		},
		drop: async () => undefined,
	}
}
