import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../support/open-test-app.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'vidya-bodies-'))
let server: TestApp
beforeAll(async () => {
	server = await openTestApp({ DATA_DIR: dataDir })
})
afterAll(async () => {
	await server.close()
	rmSync(dataDir, { recursive: true, force: true })
})

const url = '/v1/training/outside/0197a000-0000-7000-8000-000000000001'
const send = async (type: string, payload: string | Buffer, token = '') => {
	const headers = { 'content-type': type, ...(token && { authorization: `Bearer ${token}` }) }
	const answer = await server.app.inject({ method: 'PUT', url, headers, payload })
	return [answer.statusCode, answer.json().code]
}
const form = (bytes: number) =>
	Buffer.concat([
		Buffer.from('--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n'),
		Buffer.alloc(bytes),
		Buffer.from('\r\n--b--\r\n'),
	])
const FORM = 'multipart/form-data; boundary=b'

describe('R5 a body is read after its sender is admitted', () => {
	test('a signed-out form is refused and nothing of it reaches the disk', async () => {
		expect(await send(FORM, form(9_500_000))).toEqual([401, 'signed-out'])
		expect(await send(FORM, form(9_500_000), 'made-up')).toEqual([401, 'session-expired'])
		expect(existsSync(join(dataDir, 'arriving'))).toBe(false)
		const token = await server.signIn('reader@example.org')
		expect(await send(FORM, form(100), token)).toEqual([400, 'invalid-request'])
		expect(existsSync(join(dataDir, 'arriving'))).toBe(true)
	})

	test('a body that cannot be read says nothing to who may not send one', async () => {
		expect(await send('application/json', '{')).toEqual([401, 'signed-out'])
		expect(await send(FORM, '--b--')).toEqual([401, 'signed-out'])
		expect(await send('video/mp4', 'x')).toEqual([415, 'unsupported-type'])
	})
})
