import { type Page, test } from '@playwright/test'
import type { Edge } from '#atlas/graph/graph.ts'
import { readSituation } from '#atlas/graph/situation.ts'
import { keepPicture } from '#atlas/pictures/keep-picture.ts'
import type { Driver } from './driver.types.ts'
import { holdCalls } from './hold-calls.ts'

/**
 * Takes steps of a path in a page, one at a time: makes each happen and checks what a person sees
 * then.
 */
export const stepTaker = async (
	page: Page,
	driver: Driver,
): Promise<(step: Edge) => Promise<void>> => {
	const { answer, awaitCall, beginStep } = await holdCalls(page, driver)
	/**
	 * Returns true if an answer makes its actor call again: what is seen may be the same before that
	 * and after.
	 */
	const callsAgain = (actor: string, { effects }: Edge): boolean =>
		driver.calls[actor] !== undefined &&
		!driver.calls[actor].asksAgain &&
		effects.some((effect) => effect.split(' ', 2).join(' ') === `start ${actor}`)
	return (step) =>
		test.step(`${step.kind} ${step.label} → ${step.to}`, async () => {
			const { kind, label } = step
			beginStep()
			if (kind === 'start') await driver.start(page, label)
			else if (kind === 'event') {
				const gesture = driver.events[label]
				if (!gesture) throw new Error(`The driver of ${driver.noun} has no gesture for '${label}'`)
				await gesture(page)
			} else if (kind === 'outcome') {
				const [actor = '', ...outcome] = label.split(' ')
				await answer(actor, outcome.join(' '))
				if (callsAgain(actor, step)) await awaitCall(actor)
			} else await driver.delays?.[label]?.(page)
			const { state, tags, context } = readSituation(step.to)
			await driver.sees(page, { state, tags, context: context as Record<string, unknown> }, step)
			await keepPicture(page, driver.noun, step.to)
		})
}
