import { expect, it } from 'vitest'
import { tell } from '../story.ts'

const statesOf = (told: ReturnType<typeof tell>) => told.map(([, state]) => state.split(' ')[0])

it('DSK-05 after a lost connection the server is asked how far the upload is, and the rest is sent', () => {
	const told = tell(
		'upload',
		'video',
		'file.chosen',
		'answer beginUpload begun',
		'answer sendPart first',
		'answer sendPart unreachable',
		'connection.restored',
		'answer beginUpload begun',
		'answer sendPart last',
	)
	expect(statesOf(told)).toEqual([
		'open.beginning',
		'open.sending',
		'open.sending',
		'open.waiting',
		'open.beginning',
		'open.sending',
		'idle',
	])
	expect(told[2]).toContain('start sendPart {"id":"m1","number":1}')
	expect(told.at(-1)!.some((effect) => effect.startsWith('emit upload.done'))).toBe(true)
})

it('DSK-05 a file of another kind is refused before anything is sent, and another can be chosen', () => {
	const told = tell('upload', 'video', 'file.chosen text', 'file.chosen', 'upload.stopped')
	expect(statesOf(told)).toEqual(['idle', 'open.beginning', 'idle'])
	expect(told[0]!.slice(2)).toEqual([])
})
