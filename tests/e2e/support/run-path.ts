import type { Page } from '@playwright/test'
import { stepTaker } from '#atlas/driving/take-step.ts'
import type { Path } from '#atlas/graph/paths/suite.ts'
import type { Driver } from './driver.ts'

/** Runs one path of a machine's table in the browser and checks the page after each step. */
export const runPath = async (page: Page, driver: Driver, path: Path): Promise<void> => {
	const take = await stepTaker(page, driver)
	for (const [index, step] of path.steps.entries()) {
		const next = path.steps[index + 1]
		if (next?.kind === 'outcome') await driver.prepares?.[next.label]?.(page)
		await take(step)
	}
}
