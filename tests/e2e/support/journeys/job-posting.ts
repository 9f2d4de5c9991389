import type { Page } from '@playwright/test'
import { callAs } from './sign-in.ts'

/**
 * Creates a job post of the account's school by API.
 * @returns its id
 */
export const writePosting = async (page: Page, title: string): Promise<string> => {
	const id = crypto.randomUUID()
	await changePosting(page, { id, revision: 0, title })
	return id
}

/** Saves a post under a title as another point of contact does. */
export const changePosting = (
	page: Page,
	{ id, ...changed }: { id: string; revision: number; title: string },
): Promise<unknown> => {
	const closes = new Date(Date.now() + 30 * 86_400_000)
	const body = {
		...changed,
		summary: 'Classes VI to VIII.',
		duties: ['Teach'],
		requirements: [],
		language: 'en',
		subject: 'Mathematics',
		job_type: 'Full Time',
		job_level: 'Primary Teacher',
		city: 'Kottayam',
		state: 'Kerala',
		vacancies: 1,
		experience_years: 0,
		pay_from: null,
		pay_to: null,
		closes_on: closes.toISOString().slice(0, 10),
	}
	return callAs(page, `/school/jobs/${id}`, body, 'PUT')
}
