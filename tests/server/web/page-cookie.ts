import type { TestApp } from '../support/open-test-app.ts'

/** Signs in and returns the cookie that a browser would send with its pages. */
export const cookieOf = async (server: TestApp, email: string): Promise<string> => {
	await server.call('POST', '/v1/session/links', { body: { email } })
	const mails = (await server.call('GET', `/dev/mail.json?to=${encodeURIComponent(email)}`))
		.body as { links: string[] }[]
	const token = new URL(mails[0]!.links[0]!).searchParams.get('token')
	const { headers } = await server.call('POST', `/v1/session/links/${token}/consume`)
	return (headers['set-cookie'] as string[]).map((one) => one.split(';')[0]).join('; ')
}
