import { type Handlers, requireAccount } from '#server/platform/contract/contract.ts'
import type { Deps } from '#server/platform/deps.ts'
import { beginMedia, putMediaPart, readMedia } from './media.service.ts'

const fileOf = (body: unknown) => (body as { file?: unknown } | undefined)?.file

/** DSK-05: files of the desk, uploaded in parts. */
export const mediaHandlers = (deps: Deps): Handlers => ({
	beginMedia: (call) => beginMedia(deps, requireAccount(call), call.body),
	readMedia: (call) => readMedia(deps, requireAccount(call), call.params.media_id),
	putMediaPart: (call) => {
		const { media_id: id, number } = call.params
		const file = fileOf(call.request.body)
		return putMediaPart(deps, requireAccount(call), { id, number, file })
	},
})
