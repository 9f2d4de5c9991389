import { expect, type Page } from '@playwright/test'

/** Collects the console's complaints. Call the result at the end to check that there were none. */
export const quietConsole = (page: Page): (() => void) => {
	const complaints: string[] = []
	page.on('console', (message) => {
		if (message.type() === 'error') complaints.push(`${message.text()} ${message.location().url}`)
	})
	page.on('pageerror', (error) => complaints.push(error.message))
	return () => expect(complaints).toEqual([])
}
