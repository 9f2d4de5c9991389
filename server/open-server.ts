import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { createApp } from './app.ts'
import { attachFile } from './attach-file.ts'
import { openReference } from './catalogue/reference/reference.service.ts'
import { mailKinds } from './mail-kinds.ts'
import { findMailWords } from './people/mail-text/mail-text.service.ts'
import { tellNotifications } from './people/notification/notification.service.ts'
import { openQuestions } from './people/profile/profile.service.ts'
import { pushSender } from './people/push/send-pushes.service.ts'
import { SESSION_ENDED } from './people/session/session.store.ts'
import { inviteFirstOwner } from './people/staff/owner-invitation.service.ts'
import { createMemory } from './platform/cache/memory.ts'
import { type Config, readConfig } from './platform/config.ts'
import { createInsideCalls } from './platform/contract/inside-calls.ts'
import { type OpenDb, openDb } from './platform/database/open.ts'
import { stopAccepting } from './platform/health/stop-accepting.ts'
import { startJobs } from './platform/jobs/jobs.ts'
import { openQueue } from './platform/jobs/queue.ts'
import { openLog } from './platform/log.ts'
import { embeddedMailer } from './platform/mail/mailbox.store.ts'
import { smtpMailer } from './platform/mail/mailer.ts'
import { openMails } from './platform/mail/mails.ts'
import { pollMails } from './platform/mail/poll-mails.ts'
import type { PaymentDeps } from './platform/payment/gateway.ts'
import { codeOf } from './platform/problems/code-of.ts'
import { SITE_CHANGED } from './platform/site-settings.ts'
import { openStorage } from './platform/storage/open-storage.ts'
import { sweepUploads } from './platform/storage/sweep-uploads.ts'
import { arrivingIn } from './platform/storage/upload.ts'
import { createStreams } from './platform/streams/streams.ts'
import { scheduledJobs } from './scheduled-jobs.ts'
import { openGateways } from './shop/payment/gateways.ts'
import {
	reloadSettings,
	showsDemo,
	startingContentOf,
} from './shop/shop-setup/shop-setup.service.ts'
import { type AtlasBuild, createAtlasBuild } from './web/page/atlas-build.ts'
import { type Renderer, site } from './web/page/renderer.ts'

/** A server that is ready to answer but does not listen yet. */
export type Server = {
	app: FastifyInstance
	config: Config
	kind: OpenDb['kind']
	/** The one-time address for the first owner; null if the shop has one (DSK-01). */
	firstOwnerUrl: string | null
	/** True if the demo’s accounts are there to sign in to. */
	showsDemo: boolean
	/** Builds the analysts' page where it is missing. */
	atlas: AtlasBuild
	/**
	 * Says that it is not ready, waits DRAIN_MS, answers what has arrived, finishes what runs, and
	 * closes the database.
	 */
	close: () => Promise<void>
}

/** Opens, migrates and (when empty) seeds the database, and builds the server on it. */
export const openServer = async (
	env: Record<string, string | undefined> = process.env,
	loadRenderer?: () => Promise<Renderer | null>,
	makeLog: typeof openLog = openLog,
): Promise<Server> => {
	const config = readConfig(env)
	const log = makeLog(config)
	mkdirSync(config.DATA_DIR, { recursive: true, mode: 0o700 })
	const database = await openDb(
		config.DATABASE_URL ?? join(config.DATA_DIR, 'db'),
		config.DATABASE_TIMEOUT_MS,
	)
	await sweepUploads(arrivingIn(config.DATA_DIR), new Date())
	const clock = () => new Date()
	const sandbox = config.isPlayMoney
		? (await import('./sandbox/sandbox.ts')).createSandbox({ db: database.db, clock })
		: null
	const memory = createMemory(2000)
	const answers = createMemory(config.PUBLIC_ANSWERS)
	const pages = createMemory(config.PUBLIC_PAGES)
	const forgetFacts = () => {
		for (const cache of [memory, answers, pages]) cache.forget()
	}
	await database.listen('catalogue_changed', forgetFacts)
	const queue = await openQueue(await database.jobs(), log, true)
	const mailer = config.SMTP_URL
		? smtpMailer(config.SMTP_URL, config)
		: embeddedMailer(database.db, clock)
	const deps: PaymentDeps = {
		db: database.db,
		searchDb: database.searchDb,
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
				attach: attachFile(database.db, config),
				findWords: (name, language) => findMailWords(database.db, name, language),
			},
			queue,
		),
		storage: await openStorage(config, database.db, clock),
		streams: createStreams(),
		fillDemo: async (db, now) => (await import('#demo/open-demo.ts')).fillDemo(db, now),
		gateways: openGateways(config, sandbox, clock),
		log,
	}
	const sendPushes = pushSender(deps)
	await database.listen('notification_changed', (accountId) => {
		void tellNotifications(deps, accountId)
		sendPushes?.().catch((error: unknown) => log.warn({ code: codeOf(error) }, 'pushes'))
	})
	await reloadSettings(deps)
	await database.listen(SITE_CHANGED, () => {
		reloadSettings(deps)
			.then(forgetFacts)
			.catch((error: unknown) => log.warn({ code: codeOf(error) }, 'settings'))
	})
	await database.listen(SESSION_ENDED, (id) => id && deps.streams.end(id))
	if (config.wantsDemo) {
		const { openDemo } = await import('#demo/open-demo.ts')
		await database.exclusively(async () => {
			const state = await openDemo(database.db, { now: clock() })
			if (state === 'begun')
				log.warn('DEMO_DATA fills an empty shop only; this one has begun. Nothing was changed.')
		})
	}
	await database.exclusively(async () => {
		await openReference(database.db, await startingContentOf(database.db))
		await openQuestions(database.db)
	})
	const closing = { hasBegun: false }
	const atlas = createAtlasBuild(site)
	const app = await createApp(deps, sandbox, { log, closing, loadRenderer, atlas })
	await app.ready()
	const jobs = startJobs(queue, scheduledJobs(deps, sendPushes)).catch((error: unknown) =>
		log.error({ code: codeOf(error) }, 'jobs did not start'),
	)
	const stopMails = pollMails(deps.mails)
	return {
		app,
		config,
		kind: database.kind,
		showsDemo: await showsDemo(deps),
		firstOwnerUrl: await inviteFirstOwner(database.db, config.publicUrl, clock()),
		atlas,
		close: async () => {
			closing.hasBegun = true
			atlas.stop()
			await setTimeout(config.drainMs)
			await stopAccepting(app.server)
			const idle = setInterval(() => app.server.closeIdleConnections(), 100)
			await app.close()
			clearInterval(idle)
			await jobs
			await stopMails()
			await queue.stop({ graceful: true, timeout: 5000 })
			await database.close()
		},
	}
}
