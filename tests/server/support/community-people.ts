import { eq } from 'drizzle-orm'
import {
	communityGroup,
	groupMember,
} from '#server/community/community-post/community-post.tables.ts'
import { account } from '#server/people/account/account.tables.ts'
import type { TestApp } from './open-test-app.ts'

type Method = Parameters<TestApp['call']>[0]

/** Somebody who calls the community. */
export type Teacher = Awaited<ReturnType<typeof openTeacher>>

/** Signs somebody in, with a name and roles; `call` is of the community's part of the API. */
export const openTeacher = async (server: TestApp, name: string, roles: string[] = ['teacher']) => {
	const email = `${name.toLowerCase().replaceAll(' ', '.')}@example.org`
	const token = await server.signIn(email)
	const [row] = await server.db
		.update(account)
		.set({ displayName: name, roles })
		.where(eq(account.email, email))
		.returning({ id: account.id })
	const call = (method: Method, path: string, body?: unknown) =>
		server.call(method, `/v1/community${path}`, { token, ...(body !== undefined && { body }) })
	const post = async (text: string, more: object = {}) =>
		(await call('POST', '/posts', { text, ...more })).body as { slug: string; id: string }
	return { id: row!.id, email, token, call, post }
}

/** Makes a group with these members. */
export const openGroup = async (
	server: TestApp,
	isOpen: boolean,
	members: Pick<Teacher, 'id'>[] = [],
): Promise<string> => {
	const now = server.deps.clock()
	const [row] = await server.db
		.insert(communityGroup)
		.values({ name: 'Maths Circle', summary: 'Numbers.', isOpen, createdAt: now })
		.returning({ id: communityGroup.id })
	const rows = members.map(({ id }) => ({ groupId: row!.id, accountId: id, joinedAt: now }))
	if (rows.length > 0) await server.db.insert(groupMember).values(rows)
	return row!.id
}
