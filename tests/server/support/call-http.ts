import { expect, vi } from 'vitest'

export type Called = { status: number; body: never; headers: Headers }

type More = { body?: unknown; headers?: Record<string, string> }

/** Makes calls over the network at an origin; answers that are not JSON have the body null. */
export const caller =
	(origin: string) =>
	async (
		method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
		path: string,
		{ body, headers }: More = {},
	): Promise<Called> => {
		const answer = await fetch(origin + path, {
			method,
			headers: {
				...(body !== undefined && { 'content-type': 'application/json' }),
				...headers,
			},
			...(body !== undefined && { body: JSON.stringify(body) }),
		})
		const text = await answer.text()
		const isJson = /json/.test(answer.headers.get('content-type') ?? '')
		const parsed = (text && isJson ? JSON.parse(text) : null) as never
		return { status: answer.status, body: parsed, headers: answer.headers }
	}

export type Call = ReturnType<typeof caller>

/** Signs in by the mailed link, waiting for the mail, and returns the headers of the session. */
export const signInAt = async (call: Call, email: string) => {
	const mailbox = `/dev/mail.json?to=${encodeURIComponent(email)}`
	const mails = async () => (await call('GET', mailbox)).body as { links: string[] }[]
	const before = (await mails()).length
	const asked = await call('POST', '/v1/session/links', { body: { email } })
	const link = await vi.waitFor(async () => {
		const [newest, ...older] = await mails()
		expect(older).toHaveLength(before)
		return newest!.links[0]!
	})
	const token = new URL(link).searchParams.get('token')
	const opened = await call('POST', `/v1/session/links/${token}/consume`)
	const { access_token } = opened.body as { access_token: string }
	return {
		statuses: [asked.status, opened.status],
		headers: { authorization: `Bearer ${access_token}` },
		cookie: opened.headers.getSetCookie()[0]!.split(';')[0]!,
	}
}
