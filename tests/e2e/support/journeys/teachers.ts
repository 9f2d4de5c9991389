import { type Browser, expect, type Page } from '@playwright/test'
import { arrive, callAs, newAddress } from './sign-in.ts'

/** The page of a point of contact of the verified demo school. */
export const openContact = async (page: Page, at: string): Promise<void> => {
	await arrive(page, 'verified-poc@demo.vidya.test')
	await page.goto(at)
}

/** The secret in the newest invitation that was mailed to an address. */
export const mailedInvitation = async (page: Page, email: string): Promise<string> => {
	const read = async () => {
		const answer = await page.request.get(`/dev/mail.json?to=${encodeURIComponent(email)}`)
		const mails = (await answer.json()) as { text: string }[]
		const text = mails.find((mail) => mail.text.includes('invite_id='))?.text ?? ''
		return /invite_id=([\w-]+)/.exec(text)?.[1]
	}
	await expect.poll(read, { message: `an invitation to ${email}` }).toBeTruthy()
	return (await read())!
}

/** Creates a teacher of the school of `contact`, in a separate browser context. */
export const hireTeacher = async (contact: Page, browser: Browser) => {
	const email = newAddress('hired')
	await callAs(contact, '/school/teacher-invitations', {
		language: 'en',
		invitations: [{ email }],
	})
	const page = await (await browser.newContext()).newPage()
	await arrive(page, email)
	await callAs(page, `/teacher-invitations/${await mailedInvitation(page, email)}/accept`, {})
	const { displayName } = (await callAs(page, '/user/info')) as { displayName: string }
	return { page, email, name: displayName }
}
