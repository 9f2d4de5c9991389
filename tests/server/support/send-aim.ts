import sharp from 'sharp'
import type { TestApp } from './open-test-app.ts'
import type { Aim } from './school/school-operations.ts'

const files: Record<string, () => Promise<Buffer>> = {
	'letter.pdf': async () => Buffer.from('%PDF-1.7'),
	'logo.png': () =>
		sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
			.png()
			.toBuffer(),
}

type Described = { method: Parameters<TestApp['call']>[0]; path: string }

/** Makes a call of the contract with what it is asked, as whom the token names. */
export const sendAim = async (
	server: TestApp,
	{ method, path }: Described,
	aim: Aim,
	{ token }: { token?: string },
) => {
	const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => aim.path?.[name] ?? name)
	const query = aim.query ? `?${new URLSearchParams(aim.query)}` : ''
	const options: Parameters<TestApp['call']>[2] = { ...(token && { token }) }
	if (aim.body) options.body = aim.body
	if (aim.file) {
		const form = new FormData()
		form.append('acl_permission', 'public-read')
		form.append('file', new Blob([new Uint8Array(await files[aim.file]!())]), aim.file)
		const request = new Response(form)
		options.body = Buffer.from(await request.arrayBuffer())
		options.headers = { 'content-type': request.headers.get('content-type')! }
	}
	return server.call(method, `/v1${filled}${query}`, options)
}
