import { expect, type Page } from '@playwright/test'

let people = 0

/** An address that nobody used before. */
export const newAddress = (name = 'teacher'): string => {
	people += 1
	return `${name}-${process.pid}-${people}@example.org`
}

/** The newest login link that was mailed to an address. */
export const mailedLink = async (page: Page, email: string): Promise<string> => {
	const read = async (): Promise<string | undefined> => {
		const answer = await page.request.get(`/dev/mail.json?to=${encodeURIComponent(email)}`)
		const mails = (await answer.json()) as { links: string[] }[]
		return mails[0]?.links[0]
	}
	await expect.poll(read, { message: `a mail to ${email}` }).toBeTruthy()
	return (await read())!
}

/**
 * Asks for a link on the page or in the open dialog, opens the mail's link and presses Continue.
 */
export const signInHere = async (page: Page, email: string): Promise<void> => {
	await page.getByRole('textbox', { name: 'Email' }).fill(email)
	await page.getByRole('button', { name: 'Send me a link' }).click()
	await expect(page.getByText('Login Link Sent to you mail inbox')).toBeVisible()
	await page.goto(await mailedLink(page, email))
	await page.getByRole('button', { name: 'Continue' }).click()
	await expect(page).not.toHaveURL(/\/login/)
}

/** Says that the name of a new account, which was made from its address, is the person's own. */
const giveName = async (page: Page): Promise<void> => {
	const { displayName, is_name_made_up } = (await callAs(page, '/user/info')) as {
		displayName: string
		is_name_made_up: boolean
	}
	if (is_name_made_up) await callAs(page, '/user/info', { displayName }, 'PATCH')
}

/** Signs in by API, for tests of other things. Another test may use up a demo account's link. */
export const arrive = async (page: Page, email = newAddress()): Promise<string> => {
	await expect(async () => {
		await page.request.post('/v1/session/links', { data: { email } })
		const token = new URL(await mailedLink(page, email)).searchParams.get('token')
		const consumed = await page.request.post(`/v1/session/links/${token}/consume`)
		expect(consumed.ok(), `signing in answered ${consumed.status()}`).toBe(true)
	}).toPass()
	await giveName(page)
	return email
}

/** Signs out on an empty page, so that a pending call of the page before sets no cookie. */
export const leave = async (page: Page): Promise<void> => {
	await page.goto('about:blank')
	await page.context().clearCookies()
}

/** Makes a call as the person who arrived, past the page and whatever a path holds back. */
export const callAs = async (
	page: Page,
	path: string,
	data?: object,
	method = data ? 'POST' : 'GET',
	more: Record<string, string> = {},
): Promise<unknown> => {
	const refreshed = await page.request.post('/v1/session/refresh')
	const { access_token } = (await refreshed.json()) as { access_token: string }
	const headers = { ...more, authorization: `Bearer ${access_token}` }
	const answer = await page.request.fetch(`/v1${path}`, { method, data, headers })
	expect(answer.ok(), `${path} answered ${answer.status()}`).toBe(true)
	return answer.json()
}

/** Keeps a video resume of the person who arrived. */
export const putVideo = async (page: Page, content: Buffer, type = 'video/webm'): Promise<void> => {
	const refreshed = await page.request.post('/v1/session/refresh')
	const { access_token } = (await refreshed.json()) as { access_token: string }
	const headers = { authorization: `Bearer ${access_token}`, 'content-type': type }
	const answer = await page.request.put('/v1/user/video-resume', { data: content, headers })
	expect(answer.status()).toBe(200)
}

/** Asks the data graph as the person who arrived. */
export const askGraph = async (page: Page, query: string, variables = {}): Promise<unknown> =>
	((await callAs(page, '/graph', { query, variables })) as { data: unknown }).data
