import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { PgBoss } from 'pg-boss'
import { afterAll } from 'vitest'
import { createApp } from '#server/app.ts'
import { attachFile } from '#server/attach-file.ts'
import { mailKinds } from '#server/mail-kinds.ts'
import { findMailWords } from '#server/people/mail-text/mail-text.service.ts'
import { tellNotifications } from '#server/people/notification/notification.service.ts'
import { SESSION_ENDED } from '#server/people/session/session.store.ts'
import { createMemory } from '#server/platform/cache/memory.ts'
import { readConfig } from '#server/platform/config.ts'
import { createInsideCalls } from '#server/platform/contract/inside-calls.ts'
import type { Db } from '#server/platform/database/open.ts'
import { openQueue } from '#server/platform/jobs/queue.ts'
import { embeddedMailer } from '#server/platform/mail/mailbox.store.ts'
import { openMails } from '#server/platform/mail/mails.ts'
import type { PaymentDeps } from '#server/platform/payment/gateway.ts'
import { databaseStorage } from '#server/platform/storage/stored-file.store.ts'
import { createStreams } from '#server/platform/streams/streams.ts'
import { createSandbox, type Sandbox } from '#server/sandbox/sandbox.ts'
import { openGateways } from '#server/shop/payment/gateways.ts'
import { breachesOf } from './contract.ts'
import { type FreshDatabase, openMigrated } from './database/fresh-database.ts'

/** A server on a fresh database with a clock that the test moves. */
export type TestApp = {
	app: FastifyInstance
	db: Db
	deps: PaymentDeps
	/** Play money; do not ask for it in an app whose provider has keys. */
	sandbox: Sandbox
	queue: PgBoss
	/** Moves the clock; ms. */
	advance: (ms: number) => void
	/** Signs in through the mailed link and answers the bearer token. */
	signIn: (email: string) => Promise<string>
	call: (
		method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
		url: string,
		options?: { token?: string; body?: unknown; headers?: Record<string, string> },
	) => Promise<{ status: number; body: never; headers: Record<string, unknown> }>
	close: () => Promise<void>
}

/** Opens a server for a test file or a test; close it afterwards. */
export const openTestApp = (env: Record<string, string> = {}): Promise<TestApp> =>
	openAppOn(openMigrated, env)

/** Opens a server for the tests of one file, without a limit of links; it closes after them. */
export const openFileApp = async (
	env: Record<string, string> = {},
	open: (env: Record<string, string>) => Promise<TestApp> = openTestApp,
): Promise<TestApp> => {
	const server = await open({ LOGIN_LINK_LIMIT: '10000', ...env })
	afterAll(() => server.close())
	return server
}

/** When the clock of a test’s server begins. */
export const beginning = new Date('2026-11-20T10:00:00Z')

/** Opens a server with a new database. */
export const openAppOn = async (
	open: () => Promise<FreshDatabase>,
	env: Record<string, string>,
): Promise<TestApp> => {
	const { db, searchDb, listen, jobs, close } = await open()
	const config = readConfig({
		PUBLIC_URL: 'http://vidya.test',
		LOG_LEVEL: 'silent',
		DATA_DIR: join(tmpdir(), 'vidya-tests'),
		PUBLIC_ANSWERS: '0',
		PUBLIC_PAGES: '0',
		...env,
	})
	const memory = createMemory(2000)
	const answers = createMemory(config.PUBLIC_ANSWERS)
	const pages = createMemory(config.PUBLIC_PAGES)
	await listen('catalogue_changed', () => {
		memory.forget()
		answers.forget()
		pages.forget()
	})
	let now = beginning
	const clock = () => now
	const sandbox = createSandbox({ db, clock })
	const silent = () => undefined
	const log = { info: silent, warn: silent, error: silent }
	const queue = await openQueue(await jobs(), log, false)
	const mailer = embeddedMailer(db, clock)
	const deps: PaymentDeps = {
		db,
		searchDb,
		memory,
		answers,
		pages,
		insideCalls: createInsideCalls(),
		config,
		clock,
		mailer,
		mails: await openMails(
			{
				...{ config, mailer, clock, log, kinds: mailKinds },
				attach: attachFile(db, config),
				findWords: (name, language) => findMailWords(db, name, language),
			},
			queue,
		),
		storage: databaseStorage(db, clock),
		streams: createStreams(),
		fillDemo: async (to, at) => (await import('#demo/open-demo.ts')).fillDemo(to, at),
		gateways: openGateways(config, config.isPlayMoney ? sandbox : null, clock),
		log,
	}
	await listen('notification_changed', (accountId) => void tellNotifications(deps, accountId))
	await listen(SESSION_ENDED, (id) => id && deps.streams.end(id))
	const app = await createApp(deps, config.isPlayMoney ? sandbox : null, { limits: false })
	await app.ready()

	const call: TestApp['call'] = async (method, url, options = {}) => {
		const answer = await app.inject({
			method,
			url,
			headers: {
				...(options.token && { authorization: `Bearer ${options.token}` }),
				...options.headers,
			},
			...(options.body !== undefined && { payload: options.body as object }),
		})
		const status = answer.statusCode
		const isJson = /json/.test(String(answer.headers['content-type']))
		const body = (answer.body && isJson ? answer.json() : null) as never
		const breaches = breachesOf(method, url, status, body)
		if (breaches.length > 0) throw new Error(`API-01 broken contract:\n${breaches.join('\n')}`)
		return { status, body, headers: answer.headers }
	}

	return {
		app,
		db,
		deps,
		sandbox,
		queue,
		call,
		advance: (ms) => {
			now = new Date(now.getTime() + ms)
		},
		signIn: async (email) => {
			await call('POST', '/v1/session/links', { body: { email } })
			const mails = (await call('GET', `/dev/mail.json?to=${encodeURIComponent(email)}`)).body as {
				links: string[]
			}[]
			const token = new URL(mails[0]!.links[0]!).searchParams.get('token')!
			const opened = await call('POST', `/v1/session/links/${token}/consume`)
			return (opened.body as { access_token: string }).access_token
		},
		close: async () => {
			await app.close()
			await queue.stop({ graceful: false })
			await close()
		},
	}
}
