import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { v7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { caller, signInAt } from '../support/call-http.ts'
import { migratedDatabase } from '../support/open-running.ts'
import { type Running, startProcess } from '../support/round-robin.ts'

/** Heap options of `npm start`. */
const heapOptions = () => {
	const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
	const found = scripts.start.replace(/\$\{HEAP_MB:-(\d+)\}/, '$1').match(/--max-[a-z-]+=\d+/g)
	expect(found).toEqual(['--max-old-space-size=256', '--max-semi-space-size=4'])
	return found.join(' ')
}

const UPLOADS = 20
const BYTES = 9 * 1024 * 1024
const undo: (() => Promise<void>)[] = []
let dataDir: string
let server: Running
beforeAll(async () => {
	const database = await migratedDatabase((one) => undo.unshift(one))
	dataDir = database.DATA_DIR ?? mkdtempSync(join(tmpdir(), 'vidya-upload-load-'))
	server = await startProcess({
		...database,
		DATA_DIR: dataDir,
		DEMO_DATA: 'false',
		// A busy machine is no fault of the server.
		MAX_EVENT_LOOP_DELAY_MS: '60000',
		DATABASE_TIMEOUT_MS: '60000',
		NODE_OPTIONS: heapOptions(),
	})
})
afterAll(async () => {
	await server.stop()
	for (const one of undo) await one()
	rmSync(dataDir, { recursive: true, force: true })
})

const formOf = (id: number) => {
	const form = new FormData()
	const facts = { title: `Course ${id}`, provider: 'NCERT', completed_on: '2026-05-02', hours: '2' }
	for (const [name, value] of Object.entries({ ...facts, kind: 'school', standard: 'practice' }))
		form.set(name, value)
	const content = new Uint8Array(BYTES).fill(id)
	content.set(Buffer.from('%PDF-'))
	form.set('file', new File([content], 'proof.pdf'))
	return form
}

describe('24.5 uploads within the memory of npm start', () => {
	test('20 proofs of 9 MB at the same time are stored and read back whole', async () => {
		const origin = `http://127.0.0.1:${server.port}`
		const me = await signInAt(caller(origin), 'uploads@example.org')
		const ids = Array.from({ length: UPLOADS }, () => v7())
		const statuses = await Promise.all(
			ids.map(async (id, n) => {
				const address = `${origin}/v1/training/outside/${id}`
				const asked = { method: 'PUT', headers: me.headers, body: formOf(n) }
				return (await fetch(address, asked)).status
			}),
		)
		expect(statuses).toEqual(Array(UPLOADS).fill(200))
		const read = await Promise.all(
			ids.map(async (id) => {
				const headers = { cookie: me.cookie }
				const answer = await fetch(`${origin}/profile/hours/proof/${id}`, { headers })
				const content = Buffer.from(await answer.arrayBuffer())
				return [answer.status, content.length, content.at(-1)]
			}),
		)
		expect(read).toEqual(ids.map((_, n) => [200, BYTES, n]))
		expect((await fetch(`${origin}/healthz`)).status).toBe(200)
		await vi.waitFor(() => expect(readdirSync(join(dataDir, 'arriving'))).toEqual([]))
	})
})
