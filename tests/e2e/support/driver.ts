import type { Page } from '@playwright/test'
import type { Driver as AtlasDriver, HeldCall, Situation } from '#atlas/driving/driver.types.ts'
import { readSituation } from '#atlas/graph/situation.ts'

export type { HeldCall, Situation }

export type Driver = AtlasDriver & {
	/**
	 * Sets up an outcome that no call decides, such as what the browser has stored. The path does it
	 * before the step that the outcome follows.
	 */
	prepares?: Record<string, (page: Page) => Promise<void>>
}

/** Reads a situation of the table. */
export const situationOf = (label: string): Situation => {
	const { state, tags, context } = readSituation(label)
	return { state, tags, context: context as Record<string, unknown> }
}
