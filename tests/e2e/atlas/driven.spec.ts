import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { test } from '#atlas/driving/driven-test.ts'
import type { Driver } from '#atlas/driving/driver.types.ts'
import { runsFolder } from '#atlas/runs/note-run.ts'

/** A door of another product, for which the atlas knows nothing but this driver. */
const door: Driver = {
	noun: 'door',
	start: async (page) => {
		await page.setContent(
			"<button onclick=\"this.textContent = this.textContent === 'shut' ? 'open' : 'shut'\">shut</button>",
		)
	},
	events: { 'handle.turned': (page) => page.getByRole('button').click() },
	calls: {},
	sees: (page, { state }) => expect(page.getByRole('button')).toHaveText(state, { timeout: 1000 }),
}

test.use({ driver: door })

test('ATL-11 a driver of another product runs generated steps', async ({ step }) => {
	await step.start('default', { state: 'shut', now: {} })
	await step.send('handle.turned', { state: 'open' })
	await step.send('handle.turned', { state: 'shut' })
})

test('ATL-11 a step that leads elsewhere than the test says fails, and one without a gesture says so', async ({
	step,
}) => {
	await step.start('default', { state: 'shut', now: {} })
	await expect(step.send('handle.turned', { state: 'shut' })).rejects.toThrow('toHaveText')
	await expect(step.send('wind.blown', { state: 'shut' })).rejects.toThrow(
		"The driver of door has no gesture for 'wind.blown'",
	)
})

test.describe('ATL-34 runs', () => {
	test.describe.configure({ mode: 'serial' })

	test('ATL-34 a run of a path', { annotation: { type: 'path', description: 'p1' } }, async ({
		step,
	}) => {
		await step.start('default', { state: 'shut', now: {} })
	})

	test('ATL-34 a run of a path is noted with how it ended', ({ page: _ }, { workerIndex }) => {
		const file = join(runsFolder, `browser.${workerIndex}.jsonl`)
		const last = readFileSync(file, 'utf8').trim().split('\n').at(-1)!
		expect(JSON.parse(last)).toMatchObject({ noun: 'door', path: 'p1', passed: true })
	})
})
