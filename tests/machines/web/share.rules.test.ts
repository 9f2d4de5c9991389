import { expect, it } from 'vitest'
import { earnsPoints, sharedKindOf, sharedKinds } from '#machines/web/share/share.rules.ts'

it('SHR-02 only communities, courses and posts earn points, and only for those signed in', () => {
	const earning = sharedKinds.filter((kind) => earnsPoints({ kind, signedIn: true }))
	expect(earning).toEqual(['course', 'community', 'post'])
	const signedOut = sharedKinds.filter((kind) => earnsPoints({ kind, signedIn: false }))
	expect(signedOut).toEqual([])
})

it.each([
	['self_paced', 'course'],
	['webinar', 'resource'],
	['bundle', 'bundle'],
	['quiz', 'quiz'],
	['post', 'post'],
	['toString', 'resource'],
	[undefined, 'resource'],
])('SHR-01 %s is shared as %s', (type, kind) => {
	expect(sharedKindOf(type)).toBe(kind)
})
