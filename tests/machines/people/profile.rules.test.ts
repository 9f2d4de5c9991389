import { expect, it } from 'vitest'
import { isPictureName, showsInitials } from '#domain/people/picture-upload.rules.ts'
import * as details from '#machines/people/profile/profile-details.rules.ts'
import * as questions from '#machines/people/profile/profile-questions.rules.ts'

const stored = (value: unknown): unknown => JSON.parse(JSON.stringify(value))
const corrupt = [null, undefined, 7, 'text', [], {}, { version: 99 }]

it('PRF-06 what is sent is changed and not empty, in the order of the questions', () => {
	const saved = {
		several: { answerId: 'a1', values: ['A', 'B'] },
		one: { answerId: 'a2', values: ['A'] },
		text: { answerId: null, values: [] },
		other: { answerId: null, values: [] },
	}
	const changes = (draft: questions.Draft) => questions.changesOf(saved, draft)
	expect(changes({})).toEqual([])
	expect(changes({ several: ['B', 'A'], one: ['A'], text: ['  '], other: [] })).toEqual([])
	expect(changes({ several: [], one: [' '] })).toEqual([])
	expect(changes({ text: [' Phonics '], one: ['B'], several: ['A'], gone: ['x'] })).toEqual([
		{ questionId: 'several', answerId: 'a1', values: ['A'] },
		{ questionId: 'one', answerId: 'a2', values: ['B'] },
		{ questionId: 'text', answerId: null, values: ['Phonics'] },
	])
})

it('PRF-06 a draft is read back by its account alone, without questions that are gone', () => {
	const kept = stored(questions.writeDraft('p1', { q1: ['A'], gone: ['B'] }))
	expect(questions.readDraft(kept, 'p1', ['q1', 'q2'])).toEqual({ q1: ['A'] })
	expect(questions.readDraft(kept, 'p2', ['q1', 'gone'])).toEqual({})
	const mixed = { version: 1, accountId: 'p1', draft: { q1: 'A', q2: [1], q3: ['C'] } }
	expect(questions.readDraft(mixed, 'p1', ['q1', 'q2', 'q3'])).toEqual({ q3: ['C'] })
	for (const wrong of [...corrupt, { version: 1, accountId: 'p1', draft: null }])
		expect(questions.readDraft(wrong, 'p1', ['q1'])).toEqual({})
})

it('SES-04 a name is required, a phone may be missing or has 6 to 14 digits', () => {
	const problems = (name: string, phone: string) => details.errorsOf({ name, phone, country: 'IN' })
	expect(problems('Asha', '')).toEqual({})
	expect(problems('Asha', ' 98220 12345 ')).toEqual({})
	expect(problems('Asha', '123456')).toEqual({})
	expect(problems('Asha', '12345678901234')).toEqual({})
	expect(problems(' ', '12345')).toEqual({ name: 'required', phone: 'invalid' })
	expect(problems('Asha', '123456789012345')).toEqual({ phone: 'invalid' })
	expect(problems('Asha', 'none')).toEqual({ phone: 'invalid' })
})

it('SES-04 spaces, and the country of no phone, are no change', () => {
	const saved = { name: 'Asha', phone: '9822012345', country: 'IN' }
	const same = (other: Partial<details.Details>) => details.isSame({ ...saved, ...other }, saved)
	expect([same({}), same({ name: ' Asha ' }), same({ phone: '98220 12345' })]).toEqual([
		true,
		true,
		true,
	])
	expect([same({ name: 'Asha R' }), same({ phone: '' }), same({ country: 'KE' })]).toEqual([
		false,
		false,
		false,
	])
	const none = { ...saved, phone: '' }
	expect(details.isSame({ ...none, country: 'KE' }, none)).toBe(true)
})

it('SES-04 a draft of details is read back by its account alone', () => {
	const draft = { name: 'Asha', phone: '98', country: 'IN' }
	const kept = stored(details.writeDraft('p1', draft))
	expect([details.readDraft(kept, 'p1'), details.readDraft(kept, 'p2')]).toEqual([draft, null])
	const wrong = [...corrupt, { version: 1, accountId: 'p1', draft: { name: 'Asha' } }]
	for (const one of [...wrong, { version: 1, accountId: 'p1', draft: null }])
		expect(details.readDraft(one, 'p1')).toBeNull()
})

it('PRF-03 PRF-05 sales partners show initials; pictures end as pictures do', () => {
	expect(showsInitials(['teacher', 'institutional_sales_partner'])).toBe(true)
	expect(showsInitials(['channel_partner'])).toBe(false)
	const names = ['a.jpg', 'A.JPEG', 'a.b.png', 'a.gif', 'jpg', 'a.jpg.exe', '']
	expect(names.filter(isPictureName)).toEqual(['a.jpg', 'A.JPEG', 'a.b.png'])
})
