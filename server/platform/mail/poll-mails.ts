import type { Mails } from './mailer.ts'

const EVERY_MS = 2000

/**
 * Sends what other servers left and what is due again, every two seconds.
 * @returns a function that stops it
 */
export const pollMails = (mails: Mails): (() => Promise<void>) => {
	let last = Promise.resolve()
	const timer = setInterval(() => {
		last = mails.nudge()
	}, EVERY_MS)
	return async () => {
		clearInterval(timer)
		await last
	}
}
