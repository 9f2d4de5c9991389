import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { keepJsonAnswers } from '#build/contract/contract-routes.ts'
import { callRoutes, readSpecification } from '#server/platform/contract/specification.ts'
import { holdOutput } from '#server/platform/held-output.ts'
import { openLog } from '#server/platform/log.ts'
import { startReport } from '#server/platform/start-report.ts'
import { openTestApp } from '../support/open-test-app.ts'

test('25.3 a log keeps its lines until the banner is out, then says them in their order', () => {
	const said: string[] = []
	const output = holdOutput({ write: (line) => void said.push(JSON.parse(line).msg) })
	const log = openLog({ LOG_LEVEL: 'info' }, output)
	log.warn('one')
	log.info('two')
	expect(said).toEqual([])
	output.speak()
	expect(said).toEqual(['one', 'two'])
	log.info('three')
	output.speak()
	expect(said).toEqual(['one', 'two', 'three'])
})

test('25.3 nothing is warned of while a server starts', async () => {
	const warned: string[] = []
	const { app, deps, sandbox, close } = await openTestApp()
	const { createApp } = await import('#server/app.ts')
	const output = { write: (line: string) => void warned.push(JSON.parse(line).msg) }
	const other = await createApp(deps, sandbox, { log: openLog({ LOG_LEVEL: 'warn' }, output) })
	await other.ready()
	expect(warned).toEqual([])
	const { statusCode, headers } = await other.inject('/v1/catalogue/courses/nothing-like-this')
	expect([statusCode, headers['content-type']]).toEqual([
		404,
		'application/problem+json; charset=utf-8',
	])
	expect(app).not.toBe(other)
	await other.close()
	await close()
})

test('25.3 only answers that are no JSON are taken out of the contract', () => {
	const [before, after] = [readSpecification(), readSpecification()]
	keepJsonAnswers(after as Parameters<typeof keepJsonAnswers>[0])
	const count = (one: unknown, type: string) => JSON.stringify(one).split(`"${type}":`).length - 1
	expect(count(before.paths, 'application/problem+json')).toBeGreaterThan(20)
	expect(count(after, 'application/problem+json')).toBe(0)
	expect(count(after, 'text/event-stream')).toBe(0)
	for (const type of ['application/json', 'multipart/form-data'])
		expect(count(after, type)).toBe(count(before, type))
})

test('25.1 a first start says once what it took, with its parts and the machine’s speed', () => {
	const folder = mkdtempSync(join(tmpdir(), 'vidya-start-'))
	const file = join(folder, 'start.json')
	const steps = [
		{ name: 'packages', seconds: 30.14 },
		{ name: 'site', seconds: 12 },
	]
	writeFileSync(file, JSON.stringify({ begun: 1000, steps, machineMs: 251.6 }))
	expect(startReport(file, 45_000, 53_400)).toBe(
		'Ready after 52.4 s: packages 30.1 s, site 12.0 s, database and server 8.4 s (this machine: 252 ms for the fixed piece of work)',
	)
	expect(startReport(file, 45_000, 53_400)).toBeNull()
	rmSync(folder, { recursive: true })
})

test('25.4 npm start, npm run dev and the commands on the data read .env when there is one', () => {
	const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
	for (const name of ['start', 'dev', 'seed', 'backup', 'restore'])
		expect([name, scripts[name]]).toEqual([
			name,
			expect.stringMatching(/^(MALLOC_\w+=\d+ )*(exec )?node --import \.\/server\/read-env\.ts /),
		])
})

test('25.3 every call of the contract is a route, with its schemas in it', () => {
	const described = Object.entries(readSpecification().paths).flatMap(([path, operations]) =>
		Object.entries(operations).flatMap(([method, { operationId }]) =>
			operationId
				? [`${operationId} ${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`]
				: [],
		),
	)
	const served = callRoutes().map(
		({ method, url, schema }) => `${schema.operationId} ${method} ${url}`,
	)
	expect(served.sort()).toEqual(described.sort())
	expect(JSON.stringify(callRoutes())).not.toContain('#/components')
	const signed = callRoutes().find(({ schema }) => schema.operationId === 'receiveStripeWebhook')
	expect(signed?.config).toEqual({ rawBody: true, rateLimit: false })
})
