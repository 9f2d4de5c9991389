import { expect, test } from 'vitest'
import { explore } from '#atlas/graph/explore.ts'
import type { Moved } from '#atlas/live/live.types.ts'
import { dropVanished, hear, isLiveMessage, nothingSeen, vanish } from '#atlas/live/live-log.ts'
import { type Recording, record, writeRecording } from '#atlas/live/recording.ts'
import { statesOfValue } from '#atlas/live/states-of-value.ts'
import { replaying } from '#atlas/usage/replay.ts'
import { lessonMarkModel } from '#machines/learning/lesson/lesson-mark.model.ts'

const moved = (type: Moved['type'], at: number, state: string, transitions: string[]): Moved => ({
	type,
	tab: 't1',
	actor: 'x:1',
	machine: 'lesson-mark',
	state,
	tags: [],
	at,
	event: transitions[0]?.split(' ')[1] ?? 'start',
	transitions,
})

const run = [
	moved('actor.started', 1000, 'undone', ['opening always 2']),
	moved('actor.moved', 3500, 'marking', ['undone lesson.toggled 1']),
	moved('actor.moved', 4000, 'done', ['marking done(markLesson) 1']),
]

test('ATL-15 what runs is known by its last message, and forgotten with its tab', () => {
	const log = run.reduce(hear, nothingSeen)
	expect([...log.running.values()].map(({ state }) => state)).toEqual(['done'])
	expect(log.moves.map(({ at }) => at)).toEqual([4000, 3500, 1000])
	expect(hear(log, { type: 'product.gone', tab: 't1' }).running.size).toBe(0)
	expect(hear(log, { type: 'product.gone', tab: 't2' }).running.size).toBe(1)
	const anew = hear(log, { type: 'product.here', tab: 't1', actors: [] })
	expect([anew.running.size, anew.moves.length]).toEqual([0, 3])
	expect(hear(log, moved('actor.stopped', 5000, 'done', [])).running.size).toBe(0)
})

test('ATL-08 what ran in a tab that ended without a word is gone, stays to be seen, and is then dropped', () => {
	const other = { ...run[0]!, tab: 't2' }
	const log = vanish([...run, other].reduce(hear, nothingSeen), 't1')
	expect([[...log.gone], [...log.running.values()].map(({ tab }) => tab)]).toEqual([
		['t1'],
		['t1', 't2'],
	])
	const dropped = dropVanished(log)
	expect([[...dropped.gone], [...dropped.running.values()].map(({ tab }) => tab)]).toEqual([
		[],
		['t2'],
	])
	expect(dropped.moves).toHaveLength(4)
	for (const type of ['product.here', 'product.gone'] as const)
		expect(hear(log, { type, tab: 't1', actors: [] }).gone.size).toBe(0)
})

test('ATL-15 what else is said on the channel is ignored', () => {
	expect(
		[{ type: 'atlas.hello' }, 'hello', null, { type: 'actor.moved' }].map(isLiveMessage),
	).toEqual([false, false, false, false])
	expect(isLiveMessage(run[0])).toBe(true)
})

test('ATL-15 the states of a state value are named with those around them', () => {
	expect(statesOfValue({ product: 'watching', recorder: { on: 'hot' } })).toEqual([
		'product',
		'product.watching',
		'recorder',
		'recorder.on',
		'recorder.on.hot',
	])
})

test('ATL-14 ATL-15 a recording holds the runs that begin while it goes on, and the machine allows them', () => {
	const id = () => 'j1'
	const late: Recording = run
		.slice(1)
		.reduce<Recording>((all, move) => record(all, move, id), new Map())
	expect(late.size).toBe(0)
	const stopped = moved('actor.stopped', 6000, 'done', [])
	const whole: Recording = [...run, stopped, run[0]!].reduce<Recording>(
		(all, move) => record(all, move, id),
		new Map(),
	)
	const { journeys } = JSON.parse(writeRecording(whole))
	expect(journeys.map(({ ended }: { ended: string }) => ended)).toEqual(['done', 'left'])
	expect(journeys[0]).toEqual({
		id: 'j1',
		machine: 'lesson-mark',
		started_at: '1970-01-01T00:00:01.000Z',
		role: 'unknown',
		device: 'unknown',
		returning: false,
		demo: false,
		ended: 'done',
		steps: [
			{ transitions: ['opening always 2'], ms: 0 },
			{ transitions: ['undone lesson.toggled 1'], ms: 2500 },
			{ transitions: ['marking done(markLesson) 1'], ms: 500 },
		],
	})
	const { fitness, divergence } = replaying(explore(lessonMarkModel).graph)(journeys[0])
	expect([fitness, divergence]).toEqual([1, null])
})
