import { expect, type Page, type Route } from '@playwright/test'
import type { Driver } from './driver.types.ts'

/**
 * Holds every call of a driver's actors until a path answers it; one that the page gave up is
 * forgotten.
 */
export const holdCalls = async (page: Page, { calls }: Driver) => {
	const held = new Map<Route, string>()
	const answered = new Map<string, string>()
	const heldFor = (actor: string) =>
		[...held].flatMap(([route, of]) => (of === actor ? [route] : []))
	for (const [actor, { url, holds, answers }] of Object.entries(calls))
		await page.route(url, (route) => {
			if (holds && !holds(page, route.request())) return route.fallback()
			const outcome = answered.get(actor)
			if (outcome) return answers[outcome]!(route)
			held.set(route, actor)
		})
	page.on('requestfailed', (request) => {
		for (const route of held.keys()) if (route.request() === request) held.delete(route)
	})
	/** Waits until an actor's call is there. */
	const awaitCall = (actor: string) =>
		expect
			.poll(() => heldFor(actor).length, { message: `${actor} was not called` })
			.toBeGreaterThan(0)
	const answer = async (actor: string, outcome: string) => {
		const call = calls[actor]
		if (!call) return
		const give = call.answers[outcome]
		if (!give) throw new Error(`The driver has no answer '${outcome}' of ${actor}`)
		await awaitCall(actor)
		if (call.asksAgain) answered.set(actor, outcome)
		const routes = heldFor(actor)
		for (const route of routes) held.delete(route)
		await Promise.all(routes.map((route) => give(route)))
	}
	return { answer, awaitCall, beginStep: () => answered.clear() }
}
