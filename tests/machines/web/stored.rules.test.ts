import { expect, it } from 'vitest'
import { isLocalPath } from '#domain/web/navigation.rules.ts'
import { readAnswers, writeAnswers } from '#machines/learning/quiz/quiz-attempt.rules.ts'
import { readFarewell, writeFarewell } from '#machines/people/session/logout.rules.ts'
import { isEmail, readIntent, writeIntent } from '#machines/people/session/session.rules.ts'
import { errorsOf, readDraft, writeDraft } from '#machines/shop/purchase/purchase-form.rules.ts'

const stored = (value: unknown): unknown => JSON.parse(JSON.stringify(value))
const corrupt = [null, undefined, 7, 'text', [], {}, { version: 99 }]

it('SES-01 an interrupted intent is read back, and nothing corrupt or foreign is', () => {
	const intent = {
		returnTo: '/learning/phonics?x=1',
		action: 'favourite',
		targetId: 'p1',
	} as const
	expect(readIntent(stored(writeIntent(intent)))).toEqual(intent)
	const wrong = [
		...corrupt,
		{ version: 3, intent: { ...intent, returnTo: '//evil.test' } },
		{ version: 3, intent: { ...intent, action: 'delete' } },
		{ version: 3, intent: null },
	]
	expect(wrong.map(readIntent)).toEqual(wrong.map(() => null))
})

it('SES-01 only a path of this site is returned to', () => {
	const paths = [
		'/',
		'/cart',
		'/learning?page=2',
		'//evil.test',
		'/\\evil.test',
		'/cart\\..\\evil',
		'/cart /evil',
		'https://evil.test',
		'',
	]
	expect(paths.filter(isLocalPath)).toEqual(['/', '/cart', '/learning?page=2'])
})

it('SES-01 an address is text, @, text, dot, text, without spaces', () => {
	const texts = [
		'asha@school.in',
		' asha@school.in ',
		'asha',
		'asha@school',
		'a b@school.in',
		'@school.in',
	]
	expect(texts.filter(isEmail)).toEqual(['asha@school.in', ' asha@school.in '])
})

it('SES-02 a logout message is due only after a logout', () => {
	expect(readFarewell(stored(writeFarewell()))).toBe(true)
	expect(corrupt.map(readFarewell)).toEqual(corrupt.map(() => false))
})

const draft = { name: 'Asha', email: 'asha@school.in', phone: '9812345678', country: 'IN' }

const owner = { accountId: 'a1', resourceIds: ['p1'] }

it('A4 PUR-01 a draft is read back for the same account and the same products only', () => {
	const kept = stored(writeDraft(owner, draft))
	expect(readDraft(kept, owner)).toEqual(draft)
	expect(readDraft(kept, { ...owner, resourceIds: ['p2'] })).toBe(null)
	expect(readDraft(kept, { ...owner, accountId: 'a2' })).toBe(null)
	const { accountId: _, ...nobodys } = writeDraft(owner, draft)
	const wrong = [...corrupt, nobodys, writeDraft(owner, { ...draft, phone: 4 } as never)]
	expect(wrong.map((value) => readDraft(value, owner))).toEqual(wrong.map(() => null))
})

it('PUR-01 name, email and phone are required, and the email must look like one', () => {
	expect(errorsOf(draft, 100)).toEqual({})
	const blank = { name: ' ', email: ' ', phone: '', country: 'IN' }
	expect(errorsOf(blank, 100)).toEqual({
		name: 'required',
		email: 'required',
		phone: 'required',
	})
	expect(errorsOf({ ...draft, email: 'asha@school', phone: 'call me' }, 100)).toEqual({
		email: 'invalid',
		phone: 'required',
	})
})

it('PUR-04 what costs nothing asks for no phone', () => {
	expect(errorsOf({ ...draft, phone: '' }, 0)).toEqual({})
	expect(errorsOf({ ...draft, name: '', phone: '' }, 0)).toEqual({ name: 'required' })
})

it('FTR-01 answers are read back for the same quiz, without questions that it no longer has', () => {
	const kept = stored(writeAnswers({ quizId: 'z1', draw: 'd1', answers: { q1: '0', q9: '1' } }))
	const drawn = { questionIds: ['q1', 'q2'], draw: 'd1' }
	expect(readAnswers(kept, 'z1', drawn)).toEqual({ q1: '0' })
	expect(readAnswers(kept, 'z2', drawn)).toEqual({})
	const early = { version: 1, quizId: 'z1', answers: { q1: '0' } }
	expect(readAnswers(early, 'z1', { ...drawn, draw: null })).toEqual({ q1: '0' })
	expect(readAnswers(kept, 'z1', { ...drawn, draw: 'd2' })).toEqual({})
	expect(corrupt.map((value) => readAnswers(value, 'z1', drawn))).toEqual(corrupt.map(() => ({})))
})
