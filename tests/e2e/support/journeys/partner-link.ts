import type { Page } from '@playwright/test'
import { arrive, callAs, leave } from './sign-in.ts'

/** Returns the token of a demo partner's link. Signs out afterwards. */
export const partnerIdOf = async (page: Page, name: string): Promise<string> => {
	await arrive(page, `${name}@demo.vidya.test`)
	const { link } = (await callAs(page, '/institutional-partner/schools')) as { link: string }
	await leave(page)
	return new URL(link).searchParams.get('ins_partner_id')!
}

/** Returns this browser's stored partner link; null if there is none. */
export const keptPartner = (page: Page): Promise<string | null> =>
	page.evaluate(() => JSON.parse(localStorage.getItem('vidya.partner') ?? '{}').partnerId ?? null)
