import { readFileSync } from 'node:fs'
import Ajv from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readVideoAddress } from '#domain/learning/outside-video.rules.ts'
import { isLinkAddress, richTextOf } from '#domain/learning/read-rich-text.rules.ts'
import {
	filesIn,
	formulasIn,
	isEmptyText,
	isPlainText,
	paragraphsOf,
	plainMath,
	plainTextOf,
	type RichBlock,
	type RichText,
} from '#domain/learning/rich-text.rules.ts'

const ajv = new Ajv({ strict: false })
addFormats(ajv)
ajv.addSchema({ $id: 'v1', ...JSON.parse(readFileSync('openapi/v1.gen.json', 'utf8')) })
const isValid = ajv.compile({ $ref: 'v1#/components/schemas/RichText' })

const types = [
	...['paragraph', 'heading', 'bulletList', 'orderedList', 'listItem', 'callout', 'blockquote'],
	...['table', 'tableRow', 'tableHeader', 'tableCell', 'text', 'hardBreak', 'inlineMath'],
	...['blockMath', 'file', 'video', 'script'],
]
const attrs = fc.record(
	{
		level: fc.constantFrom(1, 2, 3, '2'),
		kind: fc.constantFrom('idea', 'caution', 'loud'),
		start: fc.constantFrom(1, 0, -4, 1.5, 'x'),
		latex: fc.constantFrom('x^2', ' ', '\u0000'),
		media: fc.constantFrom('019b76da-a800-7f01-ba48-ee0802a0adfb', '../etc', 7),
		provider: fc.constantFrom('youtube', 'vimeo', 'other'),
		video: fc.constantFrom('dQw4w9WgXcQ', '"><script>', ''),
		href: fc.constantFrom('https://example.org', 'javascript:alert(1)', '//x', 'data:text/html,x'),
		onclick: fc.constant('alert(1)'),
	},
	{ requiredKeys: [] },
)
const { node } = fc.letrec<{ node: object }>((tie) => ({
	node: fc.record(
		{
			type: fc.constantFrom(...types),
			attrs,
			text: fc.constantFrom('Fold', 'रोटी', '', 'a\u0000b', 'x'.repeat(45_000)),
			marks: fc.array(fc.record({ type: fc.constantFrom('bold', 'link', 'textStyle'), attrs }), {
				maxLength: 2,
			}),
			content: fc.array(tie('node'), {
				maxLength: 4,
				depthIdentifier: 'text',
			}),
		},
		{ requiredKeys: ['type'] },
	),
}))

const doc = (...content: RichBlock[]): RichText => ({ type: 'doc', content })
const words = (text: string) => [{ type: 'text' as const, text, marks: [] }]
const paragraph = (text: string) => ({ type: 'paragraph' as const, content: words(text) })

describe('DSK-04 a text as the editor gives it', () => {
	it('DSK-04 whatever the editor gives is a text by the contract, and stays the same when read again', () => {
		fc.assert(
			fc.property(fc.array(node, { maxLength: 5 }), (content) => {
				const text = richTextOf({ type: 'doc', content })
				expect([isValid(text), isValid.errors]).toEqual([true, null])
				expect(richTextOf(text)).toEqual(text)
			}),
		)
	})

	it.each([null, 7, 'text', [], {}, { content: 'x' }, { content: [null, 7] }])(
		'DSK-04 %j is an empty text',
		(json) => {
			expect(richTextOf(json)).toEqual({ type: 'doc', content: [] })
		},
	)

	it('DSK-04 words of a node that a text cannot hold stay as a paragraph', () => {
		const quote = { type: 'blockquote', content: [paragraph('Kept.')] }
		expect(richTextOf({ content: [quote] })).toEqual(doc(paragraph('Kept.')))
	})

	it('DSK-04 a list in a list stays; one that is deeper becomes paragraphs of its point', () => {
		const list = (...content: object[]) => ({ type: 'bulletList', content })
		const item = (text: string, ...more: object[]) => ({
			type: 'listItem',
			content: [paragraph(text), ...more],
		})
		const deep = list(item('one', list(item('two', list(item('three'), item('four'))))))
		const two = { type: 'listItem', content: ['two', 'three', 'four'].map(paragraph) }
		expect(richTextOf({ content: [deep] }).content).toEqual([list(item('one', list(two)))])
	})
})

describe('DSK-04 a text without its form', () => {
	it('DSK-04 paragraphs and lines are the same text in both forms', () => {
		const line = fc.string({ unit: fc.constantFrom('a', 'ट', ' ', '.'), minLength: 1 })
		const sensible = line.filter((text) => text.trim() !== '')
		const plain = fc.array(fc.array(sensible, { minLength: 1, maxLength: 3 }), { maxLength: 4 })
		fc.assert(
			fc.property(plain, (paragraphs) => {
				const text = paragraphs.map((lines) => lines.join('\n')).join('\n\n')
				expect(plainTextOf(paragraphsOf(text))).toBe(text)
				expect(isPlainText(paragraphsOf(text))).toBe(true)
				expect(isEmptyText(paragraphsOf(text))).toBe(text === '')
			}),
		)
	})

	it('DSK-04 lists, tables and formulas have their words, line by line', () => {
		const cell = (type: 'tableHeader' | 'tableCell', text: string) => ({
			type,
			content: [paragraph(text)],
		})
		const text = doc(
			{ type: 'heading', attrs: { level: 2 }, content: words('Halves') },
			{
				type: 'orderedList',
				attrs: { start: 3 },
				content: [
					{ type: 'listItem', content: [paragraph('Fold')] },
					{ type: 'listItem', content: [paragraph('Cut')] },
				],
			},
			{
				type: 'table',
				content: [
					{ type: 'tableRow', content: [cell('tableHeader', 'Part'), cell('tableHeader', 'Name')] },
					{ type: 'tableRow', content: [cell('tableCell', '1 of 2'), cell('tableCell', 'half')] },
				],
			},
			{ type: 'blockMath', attrs: { latex: '\\frac12' } },
		)
		expect(plainTextOf(text)).toBe('Halves\n\n3. Fold\n4. Cut\n\nPart | Name\n1 of 2 | half\n\n1/2')
		expect(isPlainText(text)).toBe(false)
	})

	it.each([
		['\\frac{1}{2}', '1/2'],
		['1\\frac{1}{2}', '1 1/2'],
		['\\frac{2 \\times 2}{3} = \\dfrac46', '(2 × 2)/3 = 4/6'],
		['\\sqrt{x^2} \\le 3', '\\sqrt{x^2} ≤ 3'],
	])('DSK-04 %s in one line is %s', (latex, line) => {
		expect(plainMath(latex)).toBe(line)
	})

	it('DSK-04 a file alone is something to look at, an empty paragraph is not', () => {
		const media = '019b76da-a800-7f01-ba48-ee0802a0adfb'
		const file = doc({ type: 'file', attrs: { media } })
		expect([isEmptyText(file), isPlainText(file), filesIn(file)]).toEqual([false, false, [media]])
		expect(isEmptyText(doc({ type: 'paragraph', content: [] }))).toBe(true)
	})

	it('DSK-04 formulas are found everywhere, each once', () => {
		const math = { type: 'inlineMath' as const, attrs: { latex: 'x' } }
		const inline = { type: 'paragraph' as const, content: [math] }
		const text = doc(
			inline,
			{ type: 'callout', attrs: { kind: 'idea' }, content: [inline] },
			{ type: 'bulletList', content: [{ type: 'listItem', content: [inline] }] },
			{ type: 'blockMath', attrs: { latex: 'x' } },
		)
		expect(formulasIn(text)).toEqual([
			{ latex: 'x', isBlock: false },
			{ latex: 'x', isBlock: true },
		])
	})
})

describe('DSK-04 addresses in a text', () => {
	it.each([
		['https://example.org/a?b=c', true],
		['mailto:help@example.org', true],
		['tel:+911234567890', true],
		['javascript:alert(1)', false],
		['data:text/html,x', false],
		['//example.org', false],
		['https://', false],
		['https://a b', false],
		[`https://${'a'.repeat(2000)}`, false],
	])('DSK-04 a link to %s: %s', (href, isGood) => {
		expect(isLinkAddress(href)).toBe(isGood)
	})

	it.each([
		['https://www.youtube.com/watch?v=dQw4w9WgXcQ', ['youtube', 'dQw4w9WgXcQ']],
		['https://www.youtube.com/watch?list=x&v=dQw4w9WgXcQ&t=9', ['youtube', 'dQw4w9WgXcQ']],
		[' https://youtu.be/dQw4w9WgXcQ?si=1 ', ['youtube', 'dQw4w9WgXcQ']],
		['https://m.youtube.com/shorts/dQw4w9WgXcQ', ['youtube', 'dQw4w9WgXcQ']],
		['https://vimeo.com/76979871', ['vimeo', '76979871']],
		['https://player.vimeo.com/video/76979871?h=1', ['vimeo', '76979871']],
		['https://example.org/watch?v=dQw4w9WgXcQ', null],
		['https://youtube.com.example.org/watch?v=dQw4w9WgXcQ', null],
		['https://youtu.be/short', null],
		['dQw4w9WgXcQ', null],
	])('DSK-04 the video of %s', (address, found) => {
		const video = readVideoAddress(address)
		expect(video && [video.provider, video.video]).toEqual(found)
	})
})
