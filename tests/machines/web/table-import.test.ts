import { expect, test } from 'vitest'
import { statesOf } from '../story.ts'

test('DSK-15 SCH-08 nothing is sent before the preview was seen, and the rest is sent after the second factor', () => {
	expect(
		statesOf(
			'table-import',
			'fresh',
			'file.chosen',
			'answer readFile read',
			'import.confirmed',
			'answer sendBatch taken',
			'answer sendBatch verificationRequired',
			'import.confirmed',
			'answer sendBatch taken',
		),
	).toEqual([
		...['reading', 'previewing', 'importing', 'importing'],
		...['interrupted', 'importing', 'imported'],
	])
})

test('SCH-08 a file without one good row is not sent', () => {
	expect(
		statesOf('table-import', 'fresh', 'file.chosen', 'answer readFile nothing', 'import.confirmed'),
	).toEqual(['reading', 'previewing', 'previewing'])
})
