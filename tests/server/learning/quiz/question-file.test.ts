import { expect, test } from 'vitest'
import { readQuestionTable } from '#domain/learning/question-file.rules.ts'

const head = ['question', 'kind', 'options', 'right', 'tolerance', 'points', 'penalty', 'pool']
const read = (...lines: string[][]) => readQuestionTable([head, ...lines])

test('DSK-06 a table of questions has every kind; options are counted from 1', () => {
	const result = read(
		['How much is 7 + 5?', '', '10 | 12 | 13', '2', '', '', '', ''],
		['Which are even?', 'several', '2|3|4', '1; 3', '', '2', '1', 'numbers'],
		['शून्य एक संख्या है।', 'truth', '', 'सही', '', '', '', ''],
		['How high is a door?', 'number', '', '2,1', '0.3', '', '', ''],
		['Match.', 'match', 'Mass = gram | Length = metre', '', '', '', '', ''],
		['Order.', 'ORDER', 'Second | Minute | Hour', '', '', '', '', ''],
		['', '', ''],
		['Capital?', 'text', '', 'New Delhi | Delhi', '', '', '', ''],
	)
	expect(result).toMatchObject({
		faults: [],
		rows: [
			{ kind: 'one', options: ['10', '12', '13'], right: [1], points: 1, penalty: 0 },
			{ kind: 'several', right: [0, 2], points: 2, penalty: 1, pool: 'numbers' },
			{ kind: 'truth', right: [0] },
			{ kind: 'number', value: '2,1', tolerance: '0.3' },
			{ kind: 'match', options: ['Mass', 'Length'], matches: ['gram', 'metre'] },
			{ kind: 'order', options: ['Second', 'Minute', 'Hour'] },
			{ kind: 'text', accepted: ['New Delhi', 'Delhi'] },
		],
	})
})

test('DSK-06 a line that makes no question is left out with its column and reason', () => {
	const result = read(
		['Write', 'essay', '', '', '', '', '', ''],
		['Right?', 'one', 'a | b', 'b', '', '', '', ''],
		['Right?', 'one', 'a | b', '3', '', '', '', ''],
		['Halves?', 'match', 'a | b = c', '', '', '', '', ''],
		['Points?', 'truth', '', 'true', '', 'two', '', ''],
		['Penalty?', 'truth', '', 'true', '', '1', '2', ''],
		['', 'truth', '', 'true', '', '', '', ''],
	)
	expect('faults' in result && result.faults.map((one) => Object.values(one).join(' '))).toEqual([
		'2 kind essay kind',
		'3 right b right',
		'4 question Right? question',
		'5 options a | b = c right',
		'6 points two number',
		'7 question Penalty? question',
		'8 question  question',
	])
	expect(readQuestionTable([])).toEqual({ fault: 'empty', found: [] })
	expect(readQuestionTable([['email']])).toEqual({ fault: 'headers', found: ['email'] })
	const many = Array.from({ length: 1001 }, () => ['Q', 'truth', '', 'true', '', '', '', ''])
	expect(read(...many)).toMatchObject({ fault: 'tooMany' })
})
