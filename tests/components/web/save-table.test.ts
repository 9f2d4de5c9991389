import { expect, test } from 'vitest'
import { tableText } from '#ui/action/save-table.ts'

test('SCH-08 a saved table opens in a spreadsheet and holds no formula', () => {
	expect(
		tableText([
			['=1+1', '+1', '-1', '@x', '\tx'],
			['a,b', 'say "so"', 'plain', '', '1=1'],
		]),
	).toBe(`\uFEFF"'=1+1","'+1","'-1","'@x","'\tx"\r\n"a,b","say ""so""",plain,,1=1\r\n`)
})
