import { expect, test } from 'vitest'
import { createSharedRuns } from '#server/platform/cache/shared-runs.ts'

/** Reads that wait until they are answered, in the order in which they began. */
const openReads = () => {
	const begun: { answer: (value: string) => void; fail: () => void }[] = []
	const read = () =>
		new Promise<string>((answer, reject) => {
			begun.push({ answer, fail: () => reject(new Error('broken')) })
		})
	return { begun, read }
}
const settle = () => new Promise((done) => setImmediate(done))

test('28.19 those who ask while a read runs share the next one, which begins after they asked', async () => {
	const share = createSharedRuns()
	const { begun, read } = openReads()
	const first = share('sales', read)
	const second = share('sales', read)
	const third = share('sales', read)
	expect(begun).toHaveLength(1)
	begun[0]!.answer('before')
	expect(await first).toBe('before')
	await settle()
	expect(begun).toHaveLength(2)
	const fourth = share('sales', read)
	begun[1]!.answer('after')
	expect(await Promise.all([second, third])).toEqual(['after', 'after'])
	await settle()
	begun[2]!.answer('last')
	expect(await fourth).toBe('last')
	const alone = share('sales', read)
	expect(begun).toHaveLength(4)
	begun[3]!.answer('alone')
	expect(await alone).toBe('alone')
})

test('28.19 another question runs by itself, and a failure is only of those who shared it', async () => {
	const share = createSharedRuns()
	const { begun, read } = openReads()
	const first = share('sales', read)
	const second = share('sales', read)
	const other = share('gst', read)
	expect(begun).toHaveLength(2)
	begun[1]!.answer('gst')
	expect(await other).toBe('gst')
	begun[0]!.fail()
	await expect(first).rejects.toThrow('broken')
	await settle()
	begun[2]!.answer('well')
	expect(await second).toBe('well')
})
