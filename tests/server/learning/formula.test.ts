import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { MathElement } from '#domain/learning/rich-text.rules.ts'
import { mathOf } from '#server/learning/lesson/formula.rules.ts'

const wordsIn = (math: MathElement | string): string =>
	typeof math === 'string' ? math : math.children.map(wordsIn).join('')

const allIn = (math: MathElement): MathElement[] => [
	math,
	...math.children.flatMap((one) => (typeof one === 'string' ? [] : allIn(one))),
]

describe('DSK-04 formulas as MathML', () => {
	test('DSK-04 a fraction is one, and on a line by itself it says so', () => {
		const number = (n: string) => ({ tag: 'mn', attributes: {}, children: [n] })
		const half = { tag: 'mfrac', attributes: {}, children: [number('1'), number('2')] }
		const row = { tag: 'mrow', attributes: {}, children: [half] }
		expect(mathOf('\\frac{1}{2}', false)).toEqual({ tag: 'math', attributes: {}, children: [row] })
		expect(mathOf('\\frac{1}{2}', true)).toMatchObject({ attributes: { display: 'block' } })
	})

	test('DSK-04 a formula that cannot be read stays as typed', () => {
		expect(wordsIn(mathOf('\\frac{1', false))).toBe('\\frac{1')
	})

	test('DSK-04 a formula that expands without end stays as typed', () => {
		const bomb = '\\def\\a{\\a\\a}\\a'
		expect(wordsIn(mathOf(bomb, false))).toBe(bomb)
	})

	test('DSK-04 no formula brings an address, a style or an element that is not MathML', () => {
		const parts = fc.constantFrom(
			...['\\frac', '\\href{javascript:alert(1)}', '\\url{https://x}', '\\htmlStyle{color:red}'],
			...[
				'\\includegraphics{https://x}',
				'\\color{red}',
				'\\text{<script>}',
				'{',
				'}',
				'x',
				'^',
				'2',
			],
			...['\\begin{matrix}', '\\end{matrix}', '&', '\\\\', '\\quad', 'आधा', '\\htmlClass{a}'],
		)
		fc.assert(
			fc.property(fc.array(parts, { maxLength: 12 }), fc.boolean(), (some, isBlock) => {
				for (const { tag, attributes } of allIn(mathOf(some.join(''), isBlock))) {
					expect(tag).toMatch(/^m[a-z]+$/)
					expect(Object.keys(attributes)).not.toContain('href')
					expect(Object.keys(attributes)).not.toContain('style')
				}
			}),
		)
	})
})
