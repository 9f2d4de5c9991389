import type { Route } from '@playwright/test'

/** Answers a call with a problem, as the server writes it, with further members of the problem. */
export const refuse =
	(status: number, code: string, more: object = {}) =>
	(route: Route) =>
		route.fulfill({
			status,
			contentType: 'application/problem+json',
			json: { status, code, ...more },
		})
