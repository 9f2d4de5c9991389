import { expect, test } from 'vitest'
import { explore } from '#atlas/graph/explore.ts'
import { differencesOf } from '#atlas/usage/differences.ts'
import { funnelOf } from '#atlas/usage/funnel.ts'
import type { Journey } from '#atlas/usage/journey.ts'
import { median } from '#atlas/usage/median.ts'
import { runsOf } from '#atlas/usage/run.ts'
import { tally } from '#atlas/usage/tally.ts'
import { lessonMarkModel } from '#machines/learning/lesson/lesson-mark.model.ts'
import { liveWatchModel } from '#machines/learning/live-session/live-watch.model.ts'

const journey = (
	ended: Journey['ended'],
	...steps: [transitions: string, ms: number][]
): Journey => ({
	id: 'j',
	machine: 'lesson-mark',
	started_at: '2026-11-01T00:00:00.000Z',
	role: 'teacher',
	device: 'phone',
	returning: false,
	demo: true,
	ended,
	steps: steps.map(([transitions, ms]) => ({
		transitions: transitions.split('; ').filter(Boolean),
		ms,
	})),
})

const toggled: [string, number] = ['undone lesson.toggled 1', 2000]
const journeys = [
	journey('left', ['opening always 2', 0], toggled, ['marking done(markLesson) 4', 300]),
	journey('left', ['opening always 2', 0], toggled, ['marking error(markLesson) 1', 500]),
	journey('left', ['opening always 2', 0]),
	journey('left', ['opening always 2', 0], ['undone heart.pressed 1', 10], toggled),
]
const runs = runsOf(explore(lessonMarkModel).graph, journeys)

test('ATL-15 transitions are counted, states have visits, median times and those who left there', () => {
	const { taken, states } = tally(runs)
	expect([...taken]).toEqual([
		['opening always 2', 4],
		['undone lesson.toggled 1', 3],
		['marking done(markLesson) 4', 1],
		['marking error(markLesson) 1', 1],
		['undone heart.pressed 1', 1],
	])
	expect(Object.fromEntries(states)).toEqual({
		undone: { visits: 4, left: 1, medianMs: 2000 },
		marking: { visits: 3, left: 1, medianMs: 400 },
		'marking.ticked': { visits: 3, left: 1, medianMs: 400 },
		done: { visits: 1, left: 1, medianMs: null },
		markFailed: { visits: 1, left: 1, medianMs: null },
	})
})

test('ATL-14 ATL-15 a journey that the machine does not allow says where it went another way', () => {
	expect(runs.map(({ fit }) => fit.fitness)).toEqual([1, 1, 1, 2 / 3])
	expect(runs[3]!.fit.divergence).toMatchObject({
		step: 1,
		transitions: ['undone heart.pressed 1'],
	})
})

test('ATL-29 a funnel counts who came from state to state in order, how long each took, and where the others ended', () => {
	expect(funnelOf(runs, ['undone', 'marking', 'done'])).toEqual([
		{ state: 'undone', reached: 4, medianMs: null, endedIn: [['undone', 1]] },
		{
			state: 'marking',
			reached: 3,
			medianMs: 2000,
			endedIn: [
				['markFailed', 1],
				['marking.ticked', 1],
			],
		},
		{ state: 'done', reached: 1, medianMs: 300, endedIn: [] },
	])
	expect(funnelOf(runs, ['done', 'undone'])).toEqual([
		{ state: 'done', reached: 1, medianMs: null, endedIn: [['done', 1]] },
		{ state: 'undone', reached: 0, medianMs: null, endedIn: [] },
	])
	expect(funnelOf([], ['done']).map(({ reached }) => reached)).toEqual([0])
})

test('ATL-29 two periods are compared by how often a hundred journeys took a transition, the greatest difference first', () => {
	const [first, second, third] = runs
	expect(differencesOf([first!, second!], [first!, third!])).toEqual([
		{ transition: 'marking error(markLesson) 1', now: 50, before: 0 },
		{ transition: 'undone lesson.toggled 1', now: 100, before: 50 },
	])
	expect(
		differencesOf([first!, second!, second!], [third!]).map(({ transition }) => transition),
	).toEqual([
		'undone lesson.toggled 1',
		'marking error(markLesson) 1',
		'marking done(markLesson) 4',
	])
	expect(differencesOf(runs, runs)).toEqual([])
	expect(differencesOf(runs, [])).toEqual([])
})

test('ATL-15 parallel regions are visited at the same time, with the states around them', () => {
	const watch = {
		...journey('left', ['', 0], ['product.asking product.heard 1', 700]),
		machine: 'live-watch',
	}
	const [run] = runsOf(explore(liveWatchModel).graph, [watch])
	expect(run!.states).toEqual([
		['product', 'product.asking', 'tabs', 'tabs.accounted', 'recorder', 'recorder.off'],
		['product', 'product.watching', 'tabs', 'tabs.accounted', 'recorder', 'recorder.off'],
	])
	expect(Object.fromEntries(tally([run!]).states)).toMatchObject({
		'product.asking': { visits: 1, left: 0, medianMs: 700 },
		'recorder.off': { visits: 1, left: 1, medianMs: null },
	})
})

test('ATL-15 the median is the middle', () => {
	expect([median([]), median([3]), median([9, 1, 5]), median([4, 2])]).toEqual([null, 3, 5, 3])
})
