import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { chooseFirebase } from '#processes/analytics/firebase-choice.ts'
import { countElsewhere } from '#processes/analytics/firebase-counter.ts'

const app = { apiKey: 'k', projectId: 'vidya-test', appId: '1:1:web:a', measurementId: 'G-TEST' }
const event = {
	id: 'e1',
	name: 'banner_cta' as const,
	properties: { banner: 'medium' },
	happened_at: '2026-11-27T10:00:00.000Z',
}

/** Google's services, as far as the SDK asks them: the web app, and an id for this browser. */
const google = (url: string): unknown => {
	if (url.includes('/webConfig')) return { measurementId: app.measurementId, appId: app.appId }
	return {
		name: 'projects/1/installations/f1',
		fid: 'f1',
		refreshToken: 'r',
		authToken: { token: 't', expiresIn: '604800s' },
	}
}

const asked: string[] = []
const firebase_analytics: typeof app | null = app

/** The events that the SDK hands to Google's script, from its documented queue. */
const counted = () =>
	((window as unknown as { dataLayer?: IArguments[] }).dataLayer ?? [])
		.map((entry) => [...entry])
		.filter(([command, name]) => command === 'event' && name === event.name)

beforeEach(() => {
	asked.length = 0
	vi.stubGlobal('fetch', async (input: Request | string) => {
		const url = typeof input === 'string' ? input : input.url
		asked.push(url)
		return Response.json(url.endsWith('/v1/site') ? { firebase_analytics } : google(url))
	})
	// Google's script is not loaded here.
	const { appendChild } = document.head
	vi.spyOn(document.head, 'appendChild').mockImplementation((node) =>
		(node as HTMLScriptElement).src?.includes('googletagmanager')
			? node
			: appendChild.call(document.head, node),
	)
})
afterEach(() => {
	vi.unstubAllGlobals()
	vi.restoreAllMocks()
	localStorage.clear()
})

test('ANA-01 PRI-02 Google is asked nothing and counts nothing before it was allowed', async () => {
	await countElsewhere(event)
	expect([asked, counted()]).toEqual([[], []])
})

test('ANA-01 PRI-02 allowed, an event goes to Firebase Analytics with its properties, and after a refusal none', async () => {
	chooseFirebase(true)
	await countElsewhere(event)
	await vi.waitFor(() => expect(counted()).toHaveLength(1))
	expect(counted()[0]![2]).toMatchObject({ banner: 'medium', send_to: app.measurementId })
	expect(asked.some((url) => url.includes('firebase.googleapis.com'))).toBe(true)
	chooseFirebase(false)
	await countElsewhere(event)
	await vi.waitFor(() =>
		expect((window as unknown as Record<string, unknown>)[`ga-disable-${app.measurementId}`]).toBe(
			true,
		),
	)
	expect(counted()).toHaveLength(1)
})
