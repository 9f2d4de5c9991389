import type { Fixtures, PlaywrightTestArgs } from '@playwright/test'
import { noteRun } from '#atlas/runs/note-run.ts'
import type { Driver } from './driver.types.ts'
import { type Steps, stepsOf } from './steps.ts'
import { stepTaker } from './take-step.ts'

/**
 * Fixtures of generated tests: `driver` drives the machine, `step` takes the steps of the test's
 * path.
 */
export type Driven = { driver: Driver | undefined; step: Steps }

/**
 * Fixtures of generated tests, for `test.extend`; each run is noted, so that `paths` can tell when
 * it was.
 */
export const drivenFixtures: Fixtures<Driven, object, PlaywrightTestArgs> = {
	driver: [undefined, { option: true }],
	step: async ({ page, driver }, use, info) => {
		if (!driver) throw new Error('Say with test.use({ driver }) how the machine is driven')
		const began = Date.now()
		await use(stepsOf(await stepTaker(page, driver)))
		const path = info.annotations.find(({ type }) => type === 'path')?.description
		if (path)
			noteRun('browser', `${info.workerIndex}`, {
				...{ noun: driver.noun, path, at: began },
				...{ ms: Date.now() - began, passed: info.status === 'passed' },
			})
	},
}
