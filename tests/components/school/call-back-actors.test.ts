import { afterEach, expect, test, vi } from 'vitest'
import { createActor, toPromise } from 'xstate'
import { callBackActors } from '#features/school/call-back/call-back.actors.ts'
import type { CallBackValues } from '#machines/school/call-back/call-back-draft.rules.ts'

afterEach(() => vi.unstubAllGlobals())

const values: CallBackValues = {
	fullName: 'Shabnam Qureshi',
	schoolName: 'Nai Subah Public School',
	email: 'shabnam@example.org',
	mobile: '+919839012345',
	preferredDay: 'Monday',
	preferredTime: '9am-10am',
	purpose: 'Teacher Training',
}

/** Sends the form to a server that refuses it with these members of a problem. */
const sendRefused = (members: object) => {
	const problem = { type: 'about:blank', title: 'Bad Gateway', status: 502 }
	const body = JSON.stringify({ ...problem, code: 'sheet-storage-refused', ...members })
	const headers = { 'content-type': 'application/problem+json' }
	vi.stubGlobal('fetch', async () => new Response(body, { status: 502, headers }))
	return toPromise(createActor(callBackActors.sendRequest, { input: { values } }).start())
}

test('CBK-05 a refusal shows the words of its error field; without words the form says that it failed', async () => {
	expect(await sendRefused({ error: 'The sheet is full.' })).toEqual({
		kind: 'refused',
		detail: 'The sheet is full.',
	})
	expect(await sendRefused({ error: 'The sheet is full.', detail: 'Full.' })).toMatchObject({
		detail: 'The sheet is full.',
	})
	expect(await sendRefused({ detail: 'Full.' })).toMatchObject({ detail: 'Full.' })
	expect(await sendRefused({})).toEqual({ kind: 'failed' })
})
