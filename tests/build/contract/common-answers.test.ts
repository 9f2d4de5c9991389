import { expect, test } from 'vitest'
import { addCommonAnswers, type Operation } from '#build/contract/common-answers.ts'

const answersOf = (method: string, rest: Partial<Operation> = {}) => {
	const operation: Operation = { responses: { 200: { description: 'The answer.' } }, ...rest }
	addCommonAnswers(method, operation)
	return Object.entries(operation.responses).map(
		([status, answer]) => `${status} ${answer.$ref?.split('/').at(-1) ?? 'own'}`,
	)
}

const limits = ['429 TooMany', '500 Unexpected', '503 Busy']
const unread = ['413 TooLarge', '415 UnsupportedType']

test('24.16 a call that is read has the answers of its security', () => {
	const signedOut = ['200 own', '400 Invalid', '401 SignedOut', ...limits]
	const expired = ['200 own', '400 Invalid', '401 SessionExpired', ...limits]
	expect(answersOf('get')).toEqual(signedOut)
	expect(answersOf('get', { security: [{ bearerAuth: [] }] })).toEqual(signedOut)
	expect(answersOf('get', { security: [{}, { bearerAuth: [] }] })).toEqual(expired)
	expect(answersOf('get', { security: [] })).toEqual(expired)
})

test('24.16 a call for some roles refuses others, and one of the desk asks for the second factor', () => {
	expect(answersOf('get', { 'x-roles': ['user'] })).not.toContain('403 Forbidden')
	expect(answersOf('get', { 'x-roles': ['*'] })).not.toContain('403 Forbidden')
	expect(answersOf('get', { 'x-roles': ['owner'] })).toContain('403 Forbidden')
	expect(answersOf('get', { 'x-roles': ['owner'], 'x-second-factor': true })).toContain(
		'403 NoSecondFactor',
	)
})

test('24.16 a call that writes can refuse a body; with a key it refuses a second use', () => {
	const key = { $ref: 'shared.yaml#/components/parameters/IdempotencyKey' }
	expect(answersOf('post')).toEqual([
		'200 own',
		'400 Invalid',
		'401 SignedOut',
		'403 ViewOnly',
		...unread,
		...limits,
	])
	expect(answersOf('post', { parameters: [key] })).toEqual([
		'200 own',
		'400 Invalid',
		'401 SignedOut',
		'403 ViewOnly',
		'409 Repeating',
		'413 TooLarge',
		'415 UnsupportedType',
		'422 KeyReused',
		...limits,
	])
})

test('DSK-13 a call that writes refuses support that looks at an account, unless it signs in or out', () => {
	expect(answersOf('post', { security: [{}, { bearerAuth: [] }] })).toContain('403 ViewOnly')
	expect(answersOf('post', { 'x-view': true })).not.toContain('403 ViewOnly')
	expect(answersOf('post', { security: [] })).not.toContain('403 ViewOnly')
	expect(answersOf('get')).not.toContain('403 ViewOnly')
})

test('24.16 what a call says itself stays', () => {
	const responses = { 400: { description: 'Own.' }, 503: { description: 'Own.' } }
	expect(answersOf('get', { responses })).toEqual([
		'400 own',
		'401 SignedOut',
		'429 TooMany',
		'500 Unexpected',
		'503 own',
	])
})

test('24.16 codes of a problem become its body; a call that names no security is for the signed-in', () => {
	const operation: Operation = {
		responses: { 409: { description: 'It is decided.', 'x-codes': ['decided', 'taken'] } },
	}
	addCommonAnswers('get', operation)
	expect(operation.security).toEqual([{ bearerAuth: [] }])
	expect(operation.responses[409]).toEqual({
		description: 'It is decided.',
		content: {
			'application/problem+json': {
				schema: {
					allOf: [
						{ $ref: 'shared.yaml#/components/schemas/Problem' },
						{ type: 'object', properties: { code: { enum: ['decided', 'taken'] } } },
					],
				},
				example: { type: 'about:blank', title: 'Conflict', status: 409, code: 'decided' },
			},
		},
	})
})

test('24.16 a body is written by its schema and its example; it is JSON, and a call needs it', () => {
	const schema = { type: 'object' }
	const operation: Operation = {
		requestBody: { schema, example: { name: 'Asha' } },
		responses: { 200: { schema }, 201: { description: 'Made.', schema, example: 1 } },
	}
	addCommonAnswers('post', operation)
	const json = (body: object) => ({ content: { 'application/json': body } })
	expect(operation.requestBody).toEqual({
		required: true,
		...json({ schema, example: { name: 'Asha' } }),
	})
	expect(operation.responses[200]).toEqual({ description: 'The answer.', ...json({ schema }) })
	expect(operation.responses[201]).toEqual({
		description: 'Made.',
		...json({ schema, example: 1 }),
	})
})
