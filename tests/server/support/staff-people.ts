import { eq } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import type { SecondFactorEnrolment as Enrolment } from '#openapi/v1.gen.ts'
import { session } from '#server/people/session/session.tables.ts'
import { openTeacher, type Teacher } from './community-people.ts'
import type { TestApp } from './open-test-app.ts'

/** Calls the desk as somebody. */
export const deskOf =
	(server: TestApp, { token }: Pick<Teacher, 'token'>) =>
	(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
		server.call(method, `/v1/desk${path}`, { token, ...(body && { body }) })

/** The code that an authenticator app shows for a secret. */
export const codeAt = (secret: string, now: Date): string =>
	new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() })

/** Enrols an authenticator app, which verifies the session. Returns its secret. */
export const enrol = async (server: TestApp, who: Pick<Teacher, 'token'>): Promise<string> => {
	const desk = deskOf(server, who)
	const { secret } = (await desk('POST', '/second-factor')).body as never as Enrolment
	const code = codeAt(secret, server.deps.clock())
	const { status } = await desk('POST', '/second-factor/confirmations', { code })
	if (status !== 200) throw new Error(`The app was not enrolled: ${status}`)
	return secret
}

/** Verifies all sessions of an account for a year, as its second factor would for some hours. */
export const verifySessions = async (server: TestApp, accountId: string): Promise<void> => {
	const verifiedUntil = new Date(server.deps.clock().getTime() + 365 * 86_400_000)
	await server.db.update(session).set({ verifiedUntil }).where(eq(session.accountId, accountId))
}

/** Signs in a member of staff whose session has passed the second factor. */
export const openStaff = async (server: TestApp, name: string, roles: string[]) => {
	const who = await openTeacher(server, name, roles)
	const secret = await enrol(server, who)
	return { ...who, secret, desk: deskOf(server, who) }
}
