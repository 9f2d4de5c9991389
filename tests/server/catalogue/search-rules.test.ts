import { describe, expect, test } from 'vitest'
import type { Candidate, Reading } from '#server/catalogue/search/alternative.rules.ts'
import { type Concept, completed, conceptsOf } from '#server/catalogue/search/concept.rules.ts'
import { proposalsOf } from '#server/catalogue/search/did-you-mean.rules.ts'
import { planSearch } from '#server/catalogue/search/search.rules.ts'
import {
	foldedWords,
	MOST_PHRASES,
	meaningsOf,
	wordsOfSynonyms,
} from '#server/catalogue/search/synonym.rules.ts'

const small = new Set(['of', 'the'])
const stems = new Map([
	['maths', 'math'],
	['stories', 'story'],
])
const meanings = meaningsOf(
	[
		{ same: 'maths, गणित', typed: 'ganit', finds: 'sums', also: 'stories of numbers' },
		{ same: 'NEP, National Education Policy' },
	],
	small,
	stems,
)
const typed = (word: string, more: Partial<Concept> = {}): Concept => ({
	typed: [word],
	isAcronym: false,
	same: [],
	also: [],
	...more,
})
const candidate = (
	asked: string,
	word: string,
	as: Candidate['as'] = 'whole',
	more: Partial<Candidate> = {},
): Candidate => ({ asked, word, as, resources: 10, titles: 5, ...more })
const reading = (
	concepts: Concept[],
	of: Candidate[],
	synonyms: Candidate[] = [],
	size = 100,
): Reading => ({ concepts, typed: of, synonyms, size })

describe('the synonyms', () => {
	test('CAT-04 a word stands for all that mean the same, and for what it finds; other spellings are not looked for', () => {
		const also = [['story', 'numbers']]
		const maths = { phrase: ['math'], word: 'maths', isAcronym: false, also }
		expect([...meanings]).toEqual([
			['math', { ...maths, same: [['गणित'], ['sums']] }],
			['गणित', { ...maths, phrase: ['गणित'], word: 'गणित', same: [['math'], ['sums']] }],
			[
				'ganit',
				{ ...maths, phrase: ['ganit'], word: 'ganit', same: [['math'], ['गणित'], ['sums']] },
			],
			[
				'nep',
				{
					phrase: ['nep'],
					word: 'nep',
					isAcronym: true,
					same: [['national', 'education', 'policy']],
					also: [],
				},
			],
			[
				'national education policy',
				{
					phrase: ['national', 'education', 'policy'],
					word: null,
					isAcronym: false,
					same: [['nep']],
					also: [],
				},
			],
		])
	})

	test('CAT-04 words of synonyms are folded and named once; one entry adds a bounded number of phrases', () => {
		const many = Array.from({ length: 40 }, (_, n) => `word${n}`).join(', ')
		const wide = meaningsOf([{ same: many, also: many }], small, new Map())
		const [first] = [...wide.values()]
		expect([first!.same.length, first!.also.length]).toEqual([MOST_PHRASES, MOST_PHRASES])
		expect(wordsOfSynonyms([{ same: 'B.Ed, Émile', typed: 'ed', also: 'b' }])).toEqual([
			'b',
			'ed',
			'emile',
		])
		expect(foldedWords(undefined)).toEqual([])
	})
})

describe('the concepts of a search', () => {
	const of = (...words: string[]) => conceptsOf(words, stems, meanings, small)

	test('CAT-04 the longest phrase that the synonyms know is one concept, small words count only alone', () => {
		const nep = { same: [['nep']], also: [], isAcronym: false }
		expect(of('the', 'national', 'education', 'policy', 'of', 'maths')).toEqual([
			{ typed: ['national', 'education', 'policy'], ...nep },
			typed('maths', { same: [['गणित'], ['sums']], also: [['story', 'numbers']] }),
		])
		expect(of('national', 'art')).toEqual([typed('national'), typed('art')])
		expect(of('the', 'of')).toEqual([typed('the'), typed('of')])
	})

	test('CAT-04 a word that is being typed stands for the synonym that begins with it, but for no acronym', () => {
		const found = [['ganit'], ['math'], ['गणित'], ['sums']]
		expect(completed(typed('gan'), meanings)).toEqual(typed('gan', { also: found }))
		for (const concept of [
			typed('ga'),
			typed('nep'),
			typed('zzz'),
			{ ...typed('gan'), typed: ['gan', 'it'] },
		])
			expect(completed(concept, meanings)).toEqual(concept)
	})
})

describe('the plan of a search', () => {
	test('CAT-04 forms and synonyms are asked for first, then beginnings and what is akin; concepts are joined by and', () => {
		const concept = typed('math', { same: [['गणित'], ['new', 'sum']], also: [['number']] })
		const plan = planSearch(
			reading(
				[concept, typed('class')],
				[
					candidate('math', 'maths'),
					candidate('math', 'mathlete', 'beginning'),
					candidate('math', 'aftermath', 'part'),
					candidate('class', 'classroom', 'beginning'),
				],
				[
					candidate('गणित', 'गणित'),
					candidate('new', 'new'),
					candidate('sum', 'sums'),
					candidate('number', 'number'),
				],
			),
		)
		const whole = "('maths' | 'गणित' | (('new') & ('sums')))"
		expect(plan).toEqual({
			any: "('maths' | 'गणित' | (('new') & ('sums')) | 'mathlete' | 'number') & ('classroom')",
			whole: `${whole} & ('classroom')`,
			title: "('t:maths' | 't:गणित' | (('t:new') & ('t:sums'))) & ('t:classroom')",
			expected: { any: expect.closeTo(4.1), title: expect.closeTo(0.5125) },
			isNear: false,
		})
	})

	test('CAT-04 parts inside words count for long words, or where there is nothing else', () => {
		const any = (word: string, ...of: Candidate[]) => planSearch(reading([typed(word)], of))?.any
		const [begins, holds] = [
			candidate('read', 'reader', 'beginning'),
			candidate('read', 'bread', 'part'),
		]
		expect(any('read', begins, holds)).toBe("('reader')")
		expect(any('read', holds)).toBe("('bread')")
		expect(
			any('class', candidate('class', 'classes'), candidate('class', 'subclass', 'part')),
		).toBe("('classes' | 'subclass')")
	})

	test('CAT-04 an acronym stands for whole words alone', () => {
		const of = [candidate('nep', 'nephron', 'beginning'), candidate('nep', 'neap', 'near')]
		const nep = typed('nep', { isAcronym: true, same: [['policy']] })
		expect(planSearch(reading([nep], of, [candidate('policy', 'policy')]))?.any).toBe("('policy')")
		expect(planSearch(reading([{ ...nep, same: [] }], of.slice(0, 1)))).toBeNull()
	})

	test('CAT-04 only where a word is unknown those spelt like it count, and those not like enough do not', () => {
		const near = candidate('fractoins', 'fractions', 'near', { likeness: 0.43 })
		const plan = planSearch(reading([typed('fractoins')], [near]))
		expect(plan).toMatchObject({ any: "('fractions')", isNear: true })
		const far = { ...near, likeness: 0.39 }
		expect(planSearch(reading([typed('fractoins')], [far]))).toBeNull()
		expect(planSearch(reading([typed('zzz')], []))).toBeNull()
	})

	test('CAT-04 a quotation mark stays inside its word; an estimate is never more than the catalogue', () => {
		const plan = planSearch(
			reading(
				[typed("d'a")],
				[candidate("d'a", "d'a", 'whole', { resources: 500, titles: 0 })],
				[],
				100,
			),
		)
		expect(plan).toMatchObject({ any: "('d''a')", expected: { any: 100, title: 0 } })
		expect(planSearch(reading([typed('a')], [candidate('a', 'a')], [], 0))?.expected).toEqual({
			any: 0,
			title: 0,
		})
	})
})

describe('what a search may have meant', () => {
	test('CAT-04 unknown words are replaced by the likest or left out; then the rarest known concept is proposed', () => {
		const of = [
			candidate('for', 'for'),
			candidate('algebra', 'algebra', 'whole', { resources: 2 }),
			candidate('fractoins', 'factions', 'near', { likeness: 0.4, resources: 90 }),
			candidate('fractoins', 'fractions', 'near', { likeness: 0.5 }),
		]
		const known = [typed('for'), typed('algebra')]
		expect(proposalsOf(reading([...known, typed('fractoins')], of))).toEqual([
			'for algebra fractions',
			'algebra',
		])
		expect(proposalsOf(reading([...known, typed('zzz')], of))).toEqual(['for algebra', 'algebra'])
		expect(proposalsOf(reading(known, of))).toEqual(['algebra'])
		expect(proposalsOf(reading([typed('zzz')], of))).toEqual([])
		expect(proposalsOf(reading([typed('algebra')], of))).toEqual([])
	})

	test('CAT-04 a number alone is never proposed', () => {
		const of = [candidate('4', '4', 'whole', { resources: 1 }), candidate('class', 'class')]
		expect(proposalsOf(reading([typed('4'), typed('class')], of))).toEqual(['class'])
	})
})
