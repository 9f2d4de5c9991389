import { expect, test } from 'vitest'
import { type Check, faultsOf } from '#machines/web/form-submission/form-submission.rules.ts'

const faultOf = (check: Check, value: string) => faultsOf({ field: check }, { field: value }).field

test.each<[Check, string[], string[]]>([
	['day', ['2026-02-28', ' 2028-02-29 '], ['2026-02-29', '28/02/2026', '2026-2-8']],
	['time', ['00:00', '23:59'], ['24:00', '9:30', '12:60', 'noon']],
	['length', ['1', '720'], ['0', '721', '1000', '1.5', '-5']],
	['link', ['https://rooms.example/one', ''], ['http://rooms.example', 'rooms', 'https://a b']],
])('LIV-01 a field that asks for a %s takes it and nothing else', (check, good, bad) => {
	expect(good.map((value) => faultOf(check, value))).toEqual(good.map(() => undefined))
	expect(bad.map((value) => faultOf(check, value))).toEqual(bad.map(() => 'invalid'))
})

test('LIV-01 a day, a time and a length are needed, a link is not', () => {
	const checks: Check[] = ['day', 'time', 'length', 'link']
	expect(checks.map((check) => faultOf(check, ' '))).toEqual([
		'required',
		'required',
		'required',
		undefined,
	])
})
