import { eq } from 'drizzle-orm'
import Fastify from 'fastify'
import { beforeAll, expect, test } from 'vitest'
import { account } from '#server/people/account/account.tables.ts'
import { admission } from '#server/people/session/admission.service.ts'
import { session } from '#server/people/session/session.tables.ts'
import type { Admit } from '#server/platform/contract/admission.ts'
import { openBuyer } from '../support/buyer.ts'
import { openFileApp } from '../support/open-test-app.ts'

const server = await openFileApp()
let admit: Admit
beforeAll(async () => {
	admit = admission(server.deps, Fastify())
})

type Request = Parameters<Admit>[0]
const asked = async (authorization: string | undefined, roles: readonly string[]) => {
	const request = { headers: { authorization } } as Request
	const admitted = await admit(request, { roles, needsSecondFactor: false, changes: true })
	return { id: admitted?.id ?? null, sessionId: request.sessionId }
}
const person = async (...roles: string[]) => {
	const { accountId, token } = await openBuyer(server)
	await server.db.update(account).set({ roles }).where(eq(account.id, accountId))
	const [{ id: sessionId } = { id: '' }] = await server.db
		.select({ id: session.id })
		.from(session)
		.where(eq(session.accountId, accountId))
	return { token, known: { id: accountId, sessionId } }
}
const nobody = { id: null, sessionId: null }
const refused = (status: number, code: string) => ({ status, code })

test('ROL-03 an operation for roles is for who has one of them, among others or not', async () => {
	const [poc, teacher, plain] = [
		await person('teacher', 'main_poc'),
		await person('teacher'),
		await person(),
	]
	const roles = ['main_poc', 'additional_main_poc']
	expect(await asked(`Bearer ${poc.token}`, roles)).toEqual(poc.known)
	for (const { token } of [teacher, plain])
		await expect(asked(`Bearer ${token}`, roles)).rejects.toMatchObject(refused(403, 'forbidden'))
	expect(await asked(`Bearer ${plain.token}`, ['user'])).toEqual(plain.known)
	expect(await asked(`Bearer ${plain.token}`, ['*'])).toEqual(plain.known)
})

test('ROL-03 SES-01 a visitor may do what is for all, and a token that is not good nothing at all', async () => {
	expect(await asked(undefined, ['*'])).toEqual(nobody)
	for (const roles of [['user'], ['main_poc']])
		await expect(asked(undefined, roles)).rejects.toMatchObject(refused(401, 'signed-out'))
	for (const roles of [['*'], ['user'], ['main_poc']])
		await expect(asked('Bearer made-up', roles)).rejects.toMatchObject(
			refused(401, 'session-expired'),
		)
})

test('SES-01 a token counts as the whole of a bearer header, in any case', async () => {
	const { token, known } = await person()
	expect(await asked(`bearer ${token}`, ['user'])).toEqual(known)
	for (const header of [token, `Basic ${token}`, `Basic Bearer ${token}`, `Bearer ${token} x`])
		await expect(asked(header, ['user'])).rejects.toMatchObject(refused(401, 'signed-out'))
})
