import { describe, expect, test } from 'vitest'
import type { Candidate } from '#server/catalogue/search/alternative.rules.ts'
import { classesAt } from '#server/catalogue/search/class-words.rules.ts'
import { planClosest } from '#server/catalogue/search/closest.rules.ts'
import { planSearch, titlesOf } from '#server/catalogue/search/search.rules.ts'
import { tokensOf } from '#server/catalogue/search/search-text.rules.ts'
import { understand } from '#server/catalogue/search/understand.rules.ts'
import { wordMeanings } from '#server/catalogue/search/word-meanings.ts'
import { expectEvery } from '../../expect-every.ts'

const read = (text: string, shelf: 'resources' | 'bundles' = 'resources') => {
	const tokens = tokensOf(text)
	const words = tokens.map(({ word }) => word)
	/** `teacher training` is the one phrase of the synonyms. */
	const phraseLength = (at: number) =>
		words[at] === 'teacher' && words[at + 1] === 'training' ? 2 : 1
	const { understood, rest } = understand({ text, tokens, words, shelf, phraseLength })
	return { said: understood.map(({ kind, names, text: said }) => [said, kind, ...names]), rest }
}

describe('24.15 CAT-04 the words of a search', () => {
	test.each([
		['class 6', ['Middle School']],
		['6th std', ['Middle School']],
		['class vi', ['Middle School']],
		['कक्षा ६', ['Middle School']],
		['kaksha 1', ['Primary']],
		['छठी कक्षा', ['Middle School']],
		['grade 12', ['Senior Secondary']],
		['12th', ['Senior Secondary']],
		['classes 5 to 9', ['Primary', 'Middle School', 'Secondary']],
		['classes 9-10', ['Secondary']],
		['class 13', null],
		['class of sixty', null],
		['6 lessons', null],
		['class i want', ['Primary']],
	])('“%s” names classes as stages of the school', (text, names) => {
		const words = tokensOf(text).map(({ word }) => word)
		expect(classesAt(words, 0)?.names ?? null).toEqual(names)
	})

	test('what is understood leaves the words that must be met', () => {
		expect(read('Free phonics, class 1')).toEqual({
			said: [
				['Free', 'price', 'free'],
				['class 1', 'levels', 'Primary'],
			],
			rest: ['phonics'],
		})
		expect(read('maths hindi medium')).toEqual({
			said: [['hindi medium', 'languages', 'Hindi']],
			rest: ['maths'],
		})
		expect(read('hindi grammar')).toEqual({ said: [], rest: ['hindi', 'grammar'] })
	})

	test('quotation marks, hyphens and longer phrases keep their letters', () => {
		expect(read('“free” algebra')).toEqual({ said: [['free', 'optional']], rest: ['algebra'] })
		expect(read('stress-free algebra')).toEqual({ said: [], rest: ['stress', 'free', 'algebra'] })
		expect(read('pre-primary algebra').said).toEqual([['pre-primary', 'levels', 'Early Years']])
		expect(read('free teacher training').rest).toEqual(['teacher', 'training'])
	})

	test('words that need not be met must be where there is nothing else; bundles have no other type', () => {
		expect(read('cbse teachers')).toEqual({ said: [], rest: ['cbse', 'teachers'] })
		expect(read('cbse free')).toEqual({
			said: [
				['cbse', 'optional'],
				['free', 'price', 'free'],
			],
			rest: [],
		})
		expect(read('webinar algebra', 'bundles').said).toEqual([['webinar', 'optional']])
	})

	test('no word of the meanings stands for two things', () => {
		const words = wordMeanings.flatMap((one) => one.words.split(',').map((word) => word.trim()))
		expect(words.length).toBeGreaterThan(100)
		expectEvery(words, (word) => words.indexOf(word) === words.lastIndexOf(word))
	})
})

const candidate = (asked: string, resources = 10): Candidate => ({
	asked,
	word: asked,
	as: 'whole',
	resources,
	titles: resources / 2,
})
const typed = (word: string) => ({ typed: [word], isAcronym: false, same: [], also: [] })
const free = { kind: 'price', names: ['free'], words: ['free'], text: 'free' } as const

describe('24.15 CAT-04 the plan of a search that says a price', () => {
	const reading = {
		concepts: [typed('algebra')],
		typed: [candidate('algebra'), candidate('free', 4)],
		synonyms: [],
		understood: [{ ...free, words: ['free'], concepts: [typed('free')] }],
		size: 100,
	}

	test('asks for the other words, and for a title with all of them beside the price', () => {
		expect(planSearch(reading)).toMatchObject({
			any: "('algebra')",
			said: { price: { names: ['free'], titled: "('t:algebra') & (('t:free'))" } },
			plus: { all: '', some: "(('t:free'))" },
			expected: { any: 10, title: expect.closeTo(5.2) },
		})
		expect(titlesOf(planSearch(reading)!)).toBe(
			"(('t:algebra')) | ((('algebra')) & ((('t:free'))))",
		)
	})

	test('alone asks for everything that has the price', () => {
		const plan = planSearch({ ...reading, concepts: [] })
		expect(plan).toMatchObject({ any: '', expected: { any: 100 }, said: { price: {} } })
	})

	test('has no closest where it has one part, and counts rare words for more', () => {
		expect(planClosest({ ...reading, understood: [] })).toBeNull()
		const plan = planClosest({
			...reading,
			concepts: [typed('algebra'), typed('zzz')],
			typed: [candidate('algebra', 90), candidate('free', 4)],
		})
		expect(plan).toEqual({
			parts: [
				{ any: "('algebra')", whole: "('algebra')", title: "('t:algebra')", worth: 100 },
				{ any: "('free')", whole: "('free')", title: "('t:free')", worth: 5 },
			],
			meant: { price: ['free'] },
			some: "('algebra')",
			all: 100 + 400 + 200,
			isNear: false,
		})
	})
})
