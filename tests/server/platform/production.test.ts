import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { openServer } from '#server/open-server.ts'
import { readConfig } from '#server/platform/config.ts'
import { migratedDatabase } from '../support/open-running.ts'

/** Starts a server until the test ends, on an empty folder unless it is given another. */
const start = async (env: Record<string, string>) => {
	const folder = mkdtempSync(join(tmpdir(), 'vidya-production-'))
	onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
	const server = await openServer({ LOG_LEVEL: 'silent', DATA_DIR: folder, ...env })
	onTestFinished(server.close)
	return server
}
const faultsOf = (env: Record<string, string>) => {
	try {
		readConfig(env)
	} catch (error) {
		return (error as Error).message.split('\n').map((line) => line.trim().split(':')[0])
	}
	return []
}

const razorpay = (mode: 'live' | 'test') => ({
	RAZORPAY_KEY_ID: `rzp_${mode}_key`,
	RAZORPAY_KEY_SECRET: 'secret',
	RAZORPAY_WEBHOOK_SECRET: 'secret',
})
const smtp = { SMTP_URL: 'smtp://127.0.0.1:1' }
const postgres = { DATABASE_URL: 'postgres://localhost/x' }

test('A1 INV-01 production and live keys name the mail server they need', () => {
	const head = 'The environment has 1 fault(s)'
	const keys = razorpay('test')
	expect(faultsOf({ NODE_ENV: 'production', ...keys })).toEqual([head, 'SMTP_URL'])
	const live = razorpay('live')
	expect(faultsOf({ ...live, ...postgres })).toEqual([head, 'SMTP_URL'])
	expect(faultsOf({ ...live, ...smtp })).toEqual([head, 'DATABASE_URL'])
	expect(faultsOf({ DEMO_DATA: 'yes' })).toEqual([head, 'DEMO_DATA'])
	expect(faultsOf({ NODE_ENV: 'production', ...smtp, ...keys })).toEqual([])
	expect(faultsOf({ ...live, ...postgres, ...smtp })).toEqual([])
	expect(faultsOf({ ...razorpay('live'), ...postgres, ...smtp })).toEqual([])
	expect(faultsOf({ SUPPLIER_GSTIN: '29AABCV1234D1ZX' })).toEqual([head, 'SUPPLIER_GSTIN'])
	expect(faultsOf({ ...razorpay('test') })).toEqual([])
})

test('A1 the demo is there on the embedded database, elsewhere when it is asked for', () => {
	const wants = (env: Record<string, string>) => readConfig(env).wantsDemo
	expect(wants({})).toBe(true)
	expect(wants({ DEMO_DATA: 'false' })).toBe(false)
	expect(wants(postgres)).toBe(false)
	expect(wants({ ...postgres, DEMO_DATA: 'true' })).toBe(true)
	expect(wants({ NODE_ENV: 'production', ...smtp, SANDBOX: 'true' })).toBe(false)
})

test('A1 M1 a server in production with one provider’s keys has no mailbox, no demo account and no play money', async () => {
	const { app } = await start({ NODE_ENV: 'production', ...smtp, ...razorpay('test') })
	const status = async (url: string) => (await app.inject(url)).statusCode
	expect(await status('/dev/mail')).toBe(404)
	expect(await status('/dev/mail.json')).toBe(404)
	expect(await status('/sandbox/page.js')).toBe(404)
	expect(await status('/sandbox/razorpay/checkout.js')).toBe(404)
	const catalogue = await app.inject('/v1/learning/all')
	expect([catalogue.statusCode, catalogue.json().total]).toEqual([200, 0])
})

describe('R9 production and play money', () => {
	test('go together only when it was asked for', () => {
		const production = { NODE_ENV: 'production', ...smtp }
		const fault = 'RAZORPAY_KEY_ID or STRIPE_SECRET_KEY'
		expect(faultsOf(production)).toEqual(['The environment has 1 fault(s)', fault])
		expect(faultsOf({ ...production, SANDBOX: 'false' })).toContain(fault)
		expect(faultsOf({ ...production, SANDBOX: 'true' })).toEqual([])
		expect(readConfig({ ...production, SANDBOX: 'true' }).isPlayMoney).toBe(true)
		expect(readConfig({}).isPlayMoney).toBe(true)
	})
})

describe('R13 R15 a server in production', () => {
	const env = { NODE_ENV: 'production', ...smtp, ...razorpay('test'), DRAIN_MS: '0' }

	test('shows documents, atlas and metrics to nobody who was not given them', async () => {
		const { app } = await start({
			...env,
			...(await migratedDatabase()),
			PUBLIC_URL: 'https://vidya.test',
		})
		const status = async (url: string, headers = {}) =>
			(await app.inject({ url, headers })).statusCode
		for (const url of ['/docs', '/docs/v1.yaml', '/docs/graph.graphql', '/atlas', '/metrics'])
			expect([url, await status(url)]).toEqual([url, 404])
		const refresh = async (headers: Record<string, string>) => {
			const answer = await app.inject({ method: 'POST', url: '/v1/session/refresh', headers })
			return [answer.statusCode, answer.json().code]
		}
		const host = 'evil.example'
		expect(await refresh({ host, origin: `http://${host}` })).toEqual([403, 'foreign-origin'])
		expect(await refresh({ host, origin: 'https://vidya.test' })).toEqual([401, 'session-expired'])
	})

	test('shows documents and atlas with PUBLIC_DOCS=true and metrics for METRICS_TOKEN', async () => {
		const token = 'metrics-token-of-sixteen'
		const more = { PUBLIC_DOCS: 'true', METRICS_TOKEN: token }
		const { app } = await start({ ...env, ...(await migratedDatabase()), ...more })
		expect((await app.inject('/docs/v1.yaml')).statusCode).toBe(200)
		expect((await app.inject('/atlas')).statusCode).not.toBe(404)
		const headers = { authorization: `Bearer ${token}` }
		expect((await app.inject({ url: '/metrics', headers })).statusCode).toBe(200)
	})
})
