import { expect, test } from 'vitest'
import { DOCUMENT_LIMIT, withChosen } from '#domain/school/document-upload.rules.ts'

const document = (id: string, name = `${id}.pdf`, size = 1) => ({ id, name, size })

test('SCH-04 chosen documents are added once each; wrong ones, too large ones and an eleventh are refused by name', () => {
	const [a, b, c] = [document('a'), document('b', 'B.JPEG', DOCUMENT_LIMIT), document('c')]
	const wrong = [document('x', 'list.xlsx'), document('y', 'scan.png', DOCUMENT_LIMIT + 1)]
	expect(withChosen([a], [a, b, c, ...wrong], 8)).toEqual({
		waiting: [a, b],
		refused: [
			{ name: 'c.pdf', fault: 'tooMany' },
			{ name: 'list.xlsx', fault: 'wrongType' },
			{ name: 'scan.png', fault: 'tooLarge' },
		],
	})
})
