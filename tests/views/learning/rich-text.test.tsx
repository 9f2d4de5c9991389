import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { MathElement, RichBlock, RichMark } from '#domain/learning/rich-text.rules.ts'
import { MathView } from '#ui/text/math.tsx'
import { RichTextView } from '#ui/text/rich-text.tsx'

/** The page of a text without its styles. */
const shown = (...content: RichBlock[]) =>
	renderToStaticMarkup(
		<RichTextView
			text={{ type: 'doc', content }}
			parts={{
				math: (latex) => <i>{latex}</i>,
				file: (media) => <p>file {media}</p>,
				video: ({ video }) => <p>video {video}</p>,
			}}
		/>,
	).replaceAll(/ class="[^"]*"/g, '')

const words = (text: string, ...marks: RichMark[]) => [{ type: 'text' as const, text, marks }]
const paragraph = (text: string) => ({ type: 'paragraph' as const, content: words(text) })

describe('DSK-04 a text on a page', () => {
	it('DSK-04 marks are elements, a link opens beside the lesson, and words are never markup', () => {
		const link = { type: 'link' as const, attrs: { href: 'https://example.org' } }
		const content = [
			...words('<b>', { type: 'bold' }, { type: 'italic' }),
			{ type: 'hardBreak' as const },
			...words('here', { type: 'underline' }, link),
			{ type: 'inlineMath' as const, attrs: { latex: 'x' } },
		]
		expect(shown({ type: 'paragraph', content })).toBe(
			'<div><p><em><strong>&lt;b&gt;</strong></em><br/>' +
				'<a href="https://example.org" target="_blank" rel="noreferrer"><u>here</u></a>' +
				'<i>x</i></p></div>',
		)
	})

	it('DSK-04 each paragraph and heading says its language, empty ones are left out', () => {
		expect(
			shown(
				{ type: 'heading', attrs: { level: 3 }, content: words('रोटी') },
				{ type: 'paragraph', content: [] },
				paragraph('Roti'),
			),
		).toBe('<div><h3 lang="hi">रोटी</h3><p>Roti</p></div>')
	})

	it('DSK-04 lists, boxes, tables, files and videos have their place', () => {
		const inner = {
			type: 'bulletList' as const,
			content: [{ type: 'listItem' as const, content: [paragraph('edge')] }],
		}
		const html = shown(
			{
				type: 'orderedList',
				attrs: { start: 3 },
				content: [{ type: 'listItem', content: [paragraph('Fold'), inner] }],
			},
			{ type: 'callout', attrs: { kind: 'activity' }, content: [paragraph('Do it.')] },
			{
				type: 'table',
				content: [
					{ type: 'tableRow', content: [{ type: 'tableHeader', content: [paragraph('Part')] }] },
					{ type: 'tableRow', content: [{ type: 'tableCell', content: [paragraph('half')] }] },
				],
			},
			{ type: 'file', attrs: { media: 'm1' } },
			{ type: 'video', attrs: { provider: 'vimeo', video: 'v1', title: '' } },
			{ type: 'blockMath', attrs: { latex: 'y' } },
		)
		expect(html).toContain(
			'<ol start="3"><li><div><p>Fold</p><ul><li><div><p>edge</p></div></li></ul></div></li></ol>',
		)
		expect(html).toContain('<p>Try it in class</p><div><p>Do it.</p></div>')
		expect(html).toContain(
			'<tr><th><div><p>Part</p></div></th></tr><tr><td><div><p>half</p></div></td></tr>',
		)
		expect(html).toMatch(/<p>file m1<\/p><p>video v1<\/p><div><i>y<\/i><\/div><\/div>$/)
	})
})

describe('DSK-04 a formula on a page', () => {
	const drawn = (math: MathElement) => renderToStaticMarkup(<MathView math={math} />)
	const element = (tag: string, ...children: (MathElement | string)[]): MathElement => ({
		...{ tag, attributes: {}, children },
	})

	it('DSK-04 elements of MathML are drawn, of any other only the words', () => {
		const half = element('mfrac', element('mn', '1'), element('mn', '2'))
		expect(drawn(element('math', half))).toBe('<math><mfrac><mn>1</mn><mn>2</mn></mfrac></math>')
		expect(drawn(element('math', element('script', 'alert(1)'), element('a', 'x')))).toBe(
			'<math>alert(1)x</math>',
		)
	})
})
