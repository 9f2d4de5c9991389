import { expect, test } from 'vitest'
import { faultsOfIds } from './requirement-ids.ts'

const requirements = '# Cart\n- CRT-01 A cart.\n- CRT-02 Another.\n'
const named = { file: 'a.test.ts', text: "test('CRT-01 CRT-02 holds')\n// UTF-16 is no id" }

test('25.6 ids that are listed and named are right', () => {
	expect(faultsOfIds(requirements, [named])).toEqual([])
})

test('25.6 an id that is unknown, listed twice or named by nobody is said with its place', () => {
	const more = { file: 'b.test.ts', text: "\ntest('CRT-03 holds')" }
	expect(faultsOfIds(`${requirements}- CRT-02 Again.\n- CRT-04 Lonely.`, [named, more])).toEqual([
		'docs/requirements.md lists CRT-02 twice',
		'b.test.ts:2 names CRT-03, which is no requirement',
		'CRT-04 is named by no test and no machine',
	])
	expect(faultsOfIds('# Nothing', [named])).toEqual(['docs/requirements.md lists no requirement'])
})
