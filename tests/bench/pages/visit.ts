import type { Browser, CDPSession, Page } from '@playwright/test'

/** Files that a browser fetched, in order of request. */
export type Fetched = {
	method: string
	url: string
	type: string
	/** Of the body and of the headers, as they came over the wire. */
	bytes: number
	headers: number
	/** Milliseconds from the first request to asking for it, and to its end. */
	from: number
	to: number
}

/** How a page is visited. */
export type VisitOptions = {
	/** The only content encoding that the browser takes; what it likes when absent. */
	encoding?: 'gzip' | 'br'
	/** How many times slower the processor is; 1 when absent. */
	slowdown?: number
	/** 1.6 Mb/s and 150 ms of round trip. */
	slowNetwork?: boolean
	/** A phone of 412 × 823 by default. */
	wide?: boolean
}

/** A page in a browser that has nothing in store. */
export type Visit = { page: Page; cdp: CDPSession; fetched: Fetched[] }

const phone = {
	viewport: { width: 412, height: 823 },
	deviceScaleFactor: 1.75,
	isMobile: true,
	hasTouch: true,
}
const desk = { viewport: { width: 1280, height: 900 } }

const MEGABIT = 125_000

const typeOf = (mimeType: string, url: string): string => {
	if (/javascript/.test(mimeType)) return 'script'
	if (/css/.test(mimeType)) return 'style'
	if (/font/.test(mimeType) || /\.woff2/.test(url)) return 'font'
	if (/^image/.test(mimeType)) return 'picture'
	if (/html/.test(mimeType)) return 'html'
	return 'data'
}

const note = (cdp: CDPSession): Fetched[] => {
	const fetched: Fetched[] = []
	const open = new Map<string, Fetched>()
	let begun: number | undefined
	const since = (timestamp: number) => (timestamp - (begun ?? timestamp)) * 1000
	cdp.on('Network.requestWillBeSent', ({ requestId, request, timestamp }) => {
		if (!request.url.startsWith('http')) return
		begun ??= timestamp
		const from = since(timestamp)
		const { method, url } = request
		const one: Fetched = { method, url, type: 'data', bytes: 0, headers: 0, from, to: from }
		open.set(requestId, one)
		fetched.push(one)
	})
	cdp.on('Network.responseReceived', ({ requestId, response }) => {
		const one = open.get(requestId)
		const type = typeOf(response.mimeType, response.url)
		if (one) Object.assign(one, { type, headers: response.encodedDataLength })
	})
	cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
		const one = open.get(requestId)
		if (one) Object.assign(one, { bytes: encodedDataLength - one.headers, to: since(timestamp) })
	})
	return fetched
}

/** Waits until a page has loaded and then asked for nothing during a second. */
export const settle = async ({ page, fetched }: Visit): Promise<void> => {
	await page.waitForLoadState('load')
	let seen = -1
	while (seen !== fetched.length) {
		seen = fetched.length
		await page.waitForTimeout(1000)
	}
}

/** Runs a visit in a fresh context of the browser and answers what it found. */
export const visit = async <Result>(
	browser: Browser,
	{ encoding, slowdown = 1, slowNetwork = false, wide = false }: VisitOptions,
	during: (visit: Visit) => Promise<Result>,
): Promise<Result> => {
	const context = await browser.newContext({ ...(wide ? desk : phone), locale: 'en-IN' })
	try {
		const page = await context.newPage()
		const cdp = await context.newCDPSession(page)
		await cdp.send('Network.enable')
		const headers = encoding && { 'accept-encoding': encoding }
		if (headers) await cdp.send('Network.setExtraHTTPHeaders', { headers })
		await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
		if (slowNetwork)
			await cdp.send('Network.emulateNetworkConditions', {
				offline: false,
				latency: 150,
				downloadThroughput: 1.6 * MEGABIT,
				uploadThroughput: 1.6 * MEGABIT,
			})
		return await during({ page, cdp, fetched: note(cdp) })
	} finally {
		await context.close()
	}
}
