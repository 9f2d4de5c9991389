import { expect, test } from 'vitest'
import {
	firstOwnPath,
	mentionOf,
	mentionsOf,
	ownPathOf,
	partsOf,
} from '#domain/community/post-text.rules.ts'

const kinds = (text: string) =>
	partsOf(text)
		.filter(({ kind }) => kind !== 'words')
		.map(({ kind, text: part }) => `${kind} ${part}`)

test('NAV-06 a text is parted into words, mentions and addresses, and nothing is lost', () => {
	for (const text of ['', 'plain', 'a @b c https://x.test/y, d', '@@@', '<b>https://x.test</b>'])
		expect(
			partsOf(text)
				.map((part) => part.text)
				.join(''),
		).toBe(text)
	expect(kinds('Ask @AshaRao, see https://x.test/a?b=1. And (/learning/phonics)!')).toEqual([
		'mention @AshaRao',
		'link https://x.test/a?b=1',
		'link /learning/phonics',
	])
	expect(kinds('@आशा_राव से पूछें।')).toEqual(['mention @आशा_राव'])
})

test('NAV-06 only addresses of the web become links; an address of a mail is no mention', () => {
	expect(kinds('javascript:alert(1) data:text/html,x //evil.test mail a@b.test')).toEqual([])
	expect(kinds('<a href="https://x.test">')).toEqual(['link https://x.test'])
	expect(kinds('x/learning/phonics /admin /learning/')).toEqual([])
})

test('NAV-06 pages of this site are known by their address', () => {
	const own = (address: string) => ownPathOf(address, 'https://vidya.test')
	expect(own('https://vidya.test/quiz/light')).toBe('/quiz/light')
	expect(own('/courses/fractions')).toBe('/courses/fractions')
	for (const other of ['https://vidya.test.evil/quiz/light', 'https://vidya.test', '/login'])
		expect(own(other)).toBeNull()
	expect(firstOwnPath('https://x.test then /quiz/one and /quiz/two', 'https://vidya.test')).toBe(
		'/quiz/one',
	)
})

test('NAV-06 a name is mentioned without its spaces; ten people at most', () => {
	expect(mentionOf('Father George Mathew')).toBe('fathergeorgemathew')
	expect(mentionsOf('@AshaRao @asharao @Ravi.')).toEqual(['asharao', 'ravi'])
	const many = Array.from({ length: 14 }, (_, n) => `@teacher${n}`).join(' ')
	expect(mentionsOf(many)).toHaveLength(10)
})
