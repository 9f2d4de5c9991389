import { setImmediate } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { mailKinds } from '#server/mail-kinds.ts'
import type { Attachment, Mail, Mailer, MailWithFiles } from '#server/platform/mail/mailer.ts'
import { openMails } from '#server/platform/mail/mails.ts'
import { openFileApp } from '../support/open-test-app.ts'

const server = await openFileApp()
beforeEach(() => server.db.execute(sql`DELETE FROM pgboss.job WHERE name LIKE 'mail%'`))

/** A worker as a process has it, with a mail server that keeps what it is sent and can be away. */
const openWorker = async ({ isEmbedded = false, untilDrawn = Promise.resolve() } = {}) => {
	const sent: MailWithFiles[] = []
	const state = { isAway: false, atATime: 0, most: 0 }
	const mailer: Mailer = {
		isEmbedded,
		send: async (mail) => {
			if (state.isAway) throw Object.assign(new Error('secret text'), { code: 'ECONNREFUSED' })
			state.atATime += 1
			state.most = Math.max(state.most, state.atATime)
			await setImmediate()
			state.atATime -= 1
			sent.push(mail)
		},
	}
	const { clock, log } = server.deps
	const attach = async ({ id }: { id: string }): Promise<Attachment> => {
		await untilDrawn
		return { filename: `${id}.pdf`, contentType: 'application/pdf', content: Buffer.from(id) }
	}
	return {
		sent,
		state,
		mails: await openMails(
			{
				...{ config: server.deps.config, mailer, clock, log, attach },
				...{ kinds: mailKinds, findWords: async () => null },
			},
			server.queue,
		),
	}
}
const letter = (n: number): Mail => ({ to: `p${n}@example.org`, subject: `S${n}`, text: 'Text' })
const waiting = async () => {
	const { rows } = (await server.db.execute(
		sql`SELECT state, data, output, retry_count, start_after > now() + interval '10 seconds' AS later FROM pgboss.job WHERE name LIKE 'mail%'`,
	)) as unknown as { rows: Record<string, unknown>[] }
	return rows
}

test('S9 two processes send each of two hundred mails once and keep none of them', async () => {
	const workers = [await openWorker(), await openWorker()]
	const [first, second] = workers
	await server.db.transaction(async (tx) => {
		for (let n = 0; n < 200; n += 1) await first!.mails.enqueue(tx, letter(n))
	})
	await Promise.all([first!, second!, first!, second!].map(({ mails }) => mails.deliver()))
	const sent = workers.flatMap((worker) => worker.sent.map(({ to }) => to))
	expect(sent.sort()).toEqual(Array.from({ length: 200 }, (_, n) => letter(n).to).sort())
	expect(await waiting()).toEqual([])
})

test('S9 a mail of a transaction that was rolled back is never sent', async () => {
	const { mails, sent } = await openWorker()
	const undone = server.db.transaction(async (tx) => {
		await mails.enqueue(tx, letter(1))
		throw new Error('undone')
	})
	await expect(undone).rejects.toThrow('undone')
	await mails.deliver()
	expect(sent).toEqual([])
})

test('S9 B2 a mail server that is away costs one try, later ones come with growing pauses, nothing is lost', async () => {
	const { mails, sent, state } = await openWorker()
	state.isAway = true
	await server.db.transaction((tx) => mails.enqueue(tx, letter(1)))
	for (let i = 0; i < 8; i += 1) await mails.deliver()
	expect(await waiting()).toEqual([
		{
			state: 'retry',
			data: { mail: letter(1), until: null },
			output: { code: 'ECONNREFUSED' },
			retry_count: 0,
			later: true,
		},
	])
	state.isAway = false
	await server.db.execute(sql`UPDATE pgboss.job SET start_after = now() WHERE name LIKE 'mail%'`)
	await mails.deliver()
	expect(sent).toEqual([{ ...letter(1), attachments: [], html: expect.stringContaining('>Text<') }])
	expect(await waiting()).toEqual([])
})

test('S9 SES-01 a login mail that is older than its link is dropped', async () => {
	const { mails, sent } = await openWorker()
	const until = new Date(server.deps.clock().getTime() + 600_000)
	await server.db.transaction((tx) => mails.enqueue(tx, letter(1), until))
	server.advance(600_000)
	await mails.deliver()
	expect([sent, await waiting()]).toEqual([[], []])
})

test('S9 SES-01 asking for a link leaves no token in the queue', async () => {
	await server.signIn('queue@example.org')
	expect(await waiting()).toEqual([])
})

describe('24.1 mails that wait', () => {
	test('are sent two at a time', async () => {
		const { mails, sent, state } = await openWorker()
		await server.db.transaction(async (tx) => {
			for (let n = 0; n < 30; n += 1) await mails.enqueue(tx, letter(n))
		})
		await mails.deliver()
		expect([sent.length, state.most]).toEqual([30, 2])
	})

	test('go after a login mail, whose link ends soon', async () => {
		const { mails, sent } = await openWorker()
		const until = new Date(server.deps.clock().getTime() + 600_000)
		await server.db.transaction(async (tx) => {
			for (let n = 0; n < 20; n += 1) await mails.enqueue(tx, letter(n))
			await mails.enqueue(tx, letter(99), until)
		})
		await mails.deliver()
		expect(sent.slice(0, 2).map(({ to }) => to)).toContain('p99@example.org')
	})

	test('PRI-01 are deleted by the address they go to and the one they are about', async () => {
		const { mails, sent } = await openWorker()
		await server.db.transaction(async (tx) => {
			await mails.enqueue(tx, letter(1))
			await mails.enqueue(tx, { ...letter(2), about: 'p1@example.org' })
			await mails.enqueue(tx, { ...letter(1), attachments: [{ kind: 'invoice', id: 'one' }] })
			await mails.enqueue(tx, letter(3))
			await mails.forget(tx, 'p1@example.org')
		})
		await mails.deliver()
		expect(sent).toEqual([
			{ ...letter(3), attachments: [], html: expect.stringContaining('>Text<') },
		])
	})

	test('DSK-11 do not wait until the documents of other mails are drawn', async () => {
		const drawn = Promise.withResolvers<void>()
		const { mails, sent } = await openWorker({ isEmbedded: true, untilDrawn: drawn.promise })
		await server.db.transaction(async (tx) => {
			await mails.enqueue(tx, { ...letter(1), attachments: [{ kind: 'invoice', id: 'one' }] })
			await mails.enqueue(tx, letter(2))
		})
		await mails.nudge()
		expect(sent.map(({ to }) => to)).toEqual(['p2@example.org'])
		drawn.resolve()
		await mails.deliver()
		expect(sent.map(({ to }) => to)).toEqual(['p2@example.org', 'p1@example.org'])
		expect(sent[1]!.attachments.map(({ filename }) => filename)).toEqual(['one.pdf'])
	})
})
