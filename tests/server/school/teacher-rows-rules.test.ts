import { describe, expect, test } from 'vitest'
import { readAddresses } from '#domain/school/teacher-address.rules.ts'
import { faultOfFile } from '#machines/kit/table-file.ts'
import {
	judgeRows,
	MOST_ROWS,
	withoutKnown,
} from '#machines/school/teacher-invitation/teacher-rows.rules.ts'

describe('the rows of a file of teachers', () => {
	test('SCH-08 columns are found by name in any order, rows are numbered as lines, empty ones count for nothing', () => {
		expect(
			judgeRows([
				['Teacher Name', 'Class', 'E-mail'],
				['Asha Rao', '5', ' ASHA@School.in '],
				['', '', ''],
				['Ravi', '6', 'ravi@school'],
				['Twice', '7', 'asha@school.in'],
				['x'.repeat(101), '8', 'long@school.in'],
				['No Address'],
			]),
		).toEqual({
			rows: [{ row: 2, email: 'asha@school.in', name: 'Asha Rao' }],
			faults: [
				{ row: 4, column: 'email', value: 'ravi@school', reason: 'emailInvalid' },
				{ row: 5, column: 'email', value: 'asha@school.in', reason: 'duplicate' },
				{ row: 6, column: 'name', value: 'x'.repeat(101), reason: 'nameLong' },
				{ row: 7, column: 'email', value: '', reason: 'emailMissing' },
			],
		})
	})

	test('SCH-08 a file without a column of addresses, without rows or with too many is refused with what was found', () => {
		expect(judgeRows([['Name', 'Phone'], ['Asha']])).toEqual({
			fault: 'headers',
			found: ['Name', 'Phone'],
		})
		expect(judgeRows([])).toEqual({ fault: 'empty', found: [] })
		expect(judgeRows([['email'], ['']])).toEqual({ fault: 'empty', found: ['email'] })
		const many = Array.from({ length: MOST_ROWS + 1 }, (_, i) => [`t${i}@school.in`])
		expect(judgeRows([['email'], ...many])).toEqual({ fault: 'tooMany', found: ['email'] })
		expect(judgeRows([['email'], ...many.slice(1)])).toMatchObject({ faults: [] })
	})

	test('SCH-08 rows that the school knows are parted from new ones', () => {
		const row = (n: number, email: string) => ({ row: n, email, name: '' })
		expect(
			withoutKnown([row(2, 'a@s.in'), row(3, 'b@s.in'), row(4, 'c@s.in')], {
				members: ['b@s.in'],
				pending: ['c@s.in'],
			}),
		).toEqual({
			rows: [row(2, 'a@s.in')],
			faults: [
				{ row: 3, column: 'email', value: 'b@s.in', reason: 'member' },
				{ row: 4, column: 'email', value: 'c@s.in', reason: 'pending' },
			],
		})
	})

	test('SCH-08 a file is refused by its name and size before it is read', () => {
		const of = (name: string, size: number) => faultOfFile({ name, size }, 5)
		expect([of('a.xlsx', 9), of('a.csv', 0), of('a.CSV', 50_000_000), of('a.tsv', 9)]).toEqual([
			'wrongType',
			'empty',
			'tooLarge',
			null,
		])
	})
})

test('SCH-06 typed addresses may be separated by commas, semicolons and lines, with names, each once', () => {
	expect(readAddresses('a@s.in, "Rao, Asha" <B@s.in>;\n\n a@s.in \nRavi <c@s.in>')).toEqual([
		{ email: 'a@s.in', name: '' },
		{ email: 'b@s.in', name: 'Rao, Asha' },
		{ email: 'c@s.in', name: 'Ravi' },
	])
})
