import { expect, type Page } from '@playwright/test'

/** Returns true if the browser keeps a fact whose key, as JSON, contains a text. */
export const isKept = (page: Page, key: string): Promise<boolean> =>
	page.evaluate(async (text) => {
		// Opening what is not there would make it, without its store.
		const known = await indexedDB.databases()
		if (!known.some(({ name }) => name === 'vidya-facts')) return false
		return new Promise<boolean>((resolve, reject) => {
			const opening = indexedDB.open('vidya-facts')
			opening.onerror = () => reject(opening.error)
			opening.onsuccess = () => {
				const { result: database } = opening
				const answer = (is: boolean) => {
					database.close()
					resolve(is)
				}
				if (!database.objectStoreNames.contains('facts')) return answer(false)
				const reading = database.transaction('facts').objectStore('facts').getAllKeys()
				reading.onsuccess = () => answer(reading.result.some((one) => String(one).includes(text)))
			}
		})
	}, key)

/** Waits until the browser keeps such a fact and the page that shows it without a connection. */
export const keptFor = async (page: Page, key: string): Promise<void> => {
	await expect.poll(() => isKept(page, key), { message: `${key} is kept` }).toBe(true)
	const hasShell = () =>
		page.evaluate(async () => {
			const shell = await caches.open('shell')
			return (await shell.match('/offline-shell/key')) !== undefined
		})
	await expect.poll(hasShell, { message: 'the shell is kept' }).toBe(true)
}

/** Waits until the page can keep what is done without a connection. */
export const readyForOffline = (page: Page): Promise<void> =>
	expect(page.locator('#offline')).toHaveCount(1)

/** Takes the connection away. */
export const offline = (page: Page): Promise<void> => page.context().setOffline(true)

/** Gives the connection back. */
export const online = (page: Page): Promise<void> => page.context().setOffline(false)
