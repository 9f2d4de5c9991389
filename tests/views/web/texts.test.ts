import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parseText } from '#domain/web/text-page.rules.ts'
import { matchingTopics } from '#features/web/text-page/matching-topics.ts'

const folder = 'src/features/web/text-page/texts'
const names = readdirSync(`${folder}/en`).map((file) => file.replace('.md', ''))
const source = (language: string, name: string) =>
	readFileSync(`${folder}/${language}/${name}.md`, 'utf8')
const text = (language: string, name: string) => parseText(source(language, name))

/**
 * Parts of a text that are equal in every language: anchors, number of questions, and kinds of
 * blocks.
 */
const shapeOf = (language: string, name: string) =>
	text(language, name).sections.map(({ id, blocks, questions }) => [
		id,
		questions.length,
		blocks.map((block) => [block.kind, block.kind === 'table' ? block.rows.length : 0]),
	])

it.each(names)(
	'NAV-09 PRI-02 %s says the same in English and Hindi, and leads to the same places',
	(name) => {
		expect(shapeOf('hi', name)).toEqual(shapeOf('en', name))
		const links = (language: string) =>
			[...source(language, name).matchAll(/\]\((\/[^)]*)\)/g)].map(([, to]) => to).sort()
		expect(links('hi')).toEqual(links('en'))
	},
)

it('NAV-09 a text is read as it is written: lead, lists, steps, tables and questions', () => {
	const source = `title: T: one\ndescription: D\n\nFirst\nlead.\n\n## One {#one}\n\nWords\nhere.\n\n- a\n- b\n\n1. x\n2. y\n\n| A | B |\n|---|---|\n| 1 | 2 |\n\n### Why?\nBecause.\n`
	expect(parseText(source)).toEqual({
		title: 'T: one',
		description: 'D',
		updated: null,
		lead: 'First lead.',
		sections: [
			{
				id: 'one',
				title: 'One',
				blocks: [
					{ kind: 'paragraph', words: 'Words here.' },
					{ kind: 'list', items: ['a', 'b'] },
					{ kind: 'steps', items: ['x', 'y'] },
					{ kind: 'table', head: ['A', 'B'], rows: [['1', '2']] },
				],
				questions: [{ title: 'Why?', blocks: [{ kind: 'paragraph', words: 'Because.' }] }],
			},
		],
	})
	expect(() => parseText('title: T\n\nLead')).toThrow('no title or description')
	expect(() => parseText('title: T\ndescription: D\n\nL\n\n## No id\n')).toThrow(
		'no title with {#id}',
	)
	const twice = 'title: T\ndescription: D\n\nL\n\n## A {#a}\n\nB\n\n## C {#a}\n\nD\n'
	expect(() => parseText(twice)).toThrow('Two sections have {#a}')
})

it('PRI-02 the help finds what holds every word, in question or answer, whatever its case', () => {
	const found = (search?: string) =>
		matchingTopics(text('en', 'help').sections, search).flatMap(({ questions }) =>
			questions.map(({ title }) => title),
		)
	expect(found('  RECEIPT number invoice')).toEqual([])
	expect(found('UPI')).toEqual(['How can I pay?'])
	expect(found('coin ₹1')).toEqual(['What are coins?'])
	expect(found()).toHaveLength(found('').length)
	expect(found().length).toBeGreaterThan(20)
})
