import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import {
	communityPost,
	postReport,
} from '#server/community/community-post/community-post.tables.ts'
import { openTeacher, type Teacher } from '../support/community-people.ts'
import { openFileApp } from '../support/open-test-app.ts'
import { race } from '../support/race.ts'
import { openStaff } from '../support/staff-people.ts'

const server = await openFileApp()
let asha: Teacher
let neha: Teacher
let ravi: Teacher
beforeAll(async () => {
	asha = await openTeacher(server, 'Asha Rao')
	neha = await openStaff(server, 'Neha Kapoor', ['vidya_customer_success'])
	ravi = await openStaff(server, 'Ravi Iyer', ['vidya_customer_success'])
})

/** Writes a post that is reported. */
const reported = async () => {
	const post = await asha.post('Buy my notes')
	await ravi.call('POST', '/reports', { kind: 'post', subject: post.slug, reason: 'spam' })
	const { body } = await neha.call('GET', '/reports')
	const { data } = body as never as { data: { id: string; subject: { slug: string } }[] }
	return { id: data.find(({ subject }) => subject.slug === post.slug)!.id, postId: post.id }
}
const decide =
	(who: () => Teacher, decision: 'hide' | 'keep') =>
	async ({ id }: { id: string }) => {
		const { status, body } = await who().call('POST', `/reports/${id}/decision`, { decision })
		const { code, current_status } = (body ?? {}) as { code?: string; current_status?: string }
		return status === 204 ? [204] : [status, code, current_status]
	}

test('NAV-06 hidden and kept at the same time: one decision counts', async () => {
	const pair = [decide(() => neha, 'hide'), decide(() => ravi, 'keep')] as const
	await race(reported, pair, async (answers, { id, postId }) => {
		const [row] = await server.db.select().from(postReport).where(eq(postReport.id, id))
		const [post] = await server.db.select().from(communityPost).where(eq(communityPost.id, postId))
		const refused = [409, 'report-decided', row!.status]
		const isHidden = row!.status === 'hidden'
		expect(answers).toEqual(isHidden ? [[204], refused] : [refused, [204]])
		expect(post!.removedAt !== null).toBe(isHidden)
	})
})
