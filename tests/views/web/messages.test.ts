import { afterEach, expect, it, vi } from 'vitest'
import { answerAtlas } from '#processes/journey/observe-channel.ts'
import { readInvitation } from '#processes/session/invitation.ts'
import { followOtherTabs } from '#processes/session/other-tabs.ts'

afterEach(() => vi.unstubAllGlobals())

/** A channel whose messages the test makes up. */
const stubChannel = () => {
	const channel: { onmessage?: (message: { data: unknown }) => unknown; said: unknown[] } = {
		said: [],
	}
	vi.stubGlobal(
		'BroadcastChannel',
		class {
			set onmessage(listener: (message: { data: unknown }) => unknown) {
				channel.onmessage = listener
			}
			postMessage(data: unknown) {
				channel.said.push(data)
			}
		},
	)
	return channel
}

const nonsense = [null, undefined, 7, 'text', [], {}, { accountId: 7 }, { type: 'atlas.other' }]

it('SES-01 SES-02 what other tabs say is heard only when it is news of an account', async () => {
	const channel = stubChannel()
	const heard: unknown[] = []
	const tell = followOtherTabs((news) => heard.push(news))
	for (const data of nonsense) await channel.onmessage!({ data })
	expect(heard).toEqual([])
	await channel.onmessage!({ data: { accountId: null, more: 1 } })
	expect(heard).toEqual([{ accountId: null }])
	tell({ accountId: 'a1' })
	expect(channel.said).toEqual([{ accountId: 'a1' }])
})

it('ATL-08 what is said on the channel of the atlas and is no question is not answered', async () => {
	const channel = stubChannel()
	vi.stubGlobal('window', { addEventListener: () => undefined })
	answerAtlas()
	for (const data of nonsense) expect(() => channel.onmessage!({ data })).not.toThrow()
	expect(channel.said).toEqual([{ type: 'product.arrived', tab: expect.any(String) }])
})

it('NAV-02 an invitation is read out of the address, nonsense is left out', () => {
	expect(
		readInvitation({ invite_id: ' i1 ', type: 'group_invite', group_id: 7, referred_by: 'u1' }),
	).toEqual({ invite_id: 'i1', type: 'group_invite', group_id: '7', referred_by: 'u1' })
	expect(readInvitation({ invite_id: ['x'], type: 'other', group_id: '\u0000', x: 1 })).toEqual({})
})
