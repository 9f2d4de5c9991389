import { extractText } from 'unpdf'
import { describe, expect, test } from 'vitest'
import { paragraphsOf, type RichText } from '#domain/learning/rich-text.rules.ts'
import type { drawHandout } from '#server/learning/learning/draw-handout.ts'
import { drawInThread } from '#server/platform/documents/draw-in-thread.ts'

const drawIt = drawInThread<typeof drawHandout>('learning/learning/draw-handout.ts', 'drawHandout')
const draw = (lesson: Parameters<typeof drawHandout>[0]) => drawIt(lesson, 'Vidya')
const lesson = (title: string) => ({
	resource: 'Reading',
	title,
	text: paragraphsOf('Read it. पढ़िए।'),
})

const textOf = async (file: Buffer) =>
	(await extractText(new Uint8Array(file), { mergePages: true })).text

describe('24.1 drawing a document in a thread', () => {
	test('answers the whole file, in both scripts', async () => {
		const file = await draw(lesson('Counting'))
		expect(file.subarray(0, 5).toString()).toBe('%PDF-')
		expect(file.toString('latin1').trimEnd().endsWith('%%EOF')).toBe(true)
		expect(await textOf(file)).toMatch(/Reading\s+Counting\s+Read it/)
		expect(await textOf(await draw(lesson('गणना')))).toContain('गणना')
	})

	test('draws the same facts once, also for two who ask together', async () => {
		const [first, second] = await Promise.all([draw(lesson('Once')), draw(lesson('Once'))])
		expect(second).toBe(first)
		expect(await draw(lesson('Once'))).toBe(first)
		expect(await draw(lesson('Twice'))).not.toBe(first)
	})

	test('refuses with 503 busy when too many wait, and draws the others', async () => {
		const asked = Array.from({ length: 100 }, (_, n) => draw(lesson(`Crowd ${n}`)))
		const results = await Promise.allSettled(asked)
		const refused = results.filter((one) => one.status === 'rejected')
		expect(refused.map(({ reason }) => [reason.status, reason.code])).toEqual(
			Array(refused.length).fill([503, 'busy']),
		)
		expect(refused.length).toBeGreaterThan(20)
		expect(refused.length).toBeLessThan(40)
		expect(await textOf(await draw(lesson('Crowd 99')))).toContain('Crowd 99')
	})

	test('a document that cannot be drawn fails alone', async () => {
		const broken = draw({ ...lesson('Broken'), text: null as unknown as RichText })
		await expect(broken).rejects.toThrow('content')
		expect(await textOf(await draw(lesson('After it')))).toContain('After it')
	})
})
