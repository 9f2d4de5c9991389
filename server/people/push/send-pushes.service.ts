import type { Deps } from '#server/platform/deps.ts'
import { codeOf } from '#server/platform/problems/code-of.ts'
import { createFirebase } from './firebase.ts'
import {
	claimPushes,
	deletePush,
	deleteToken,
	insertPushes,
	type PushMessage,
} from './push-message.store.ts'

/** NTF-02: enqueues push messages for the devices of accounts, inside the caller's transaction. */
export const enqueuePushes = insertPushes

/**
 * Makes the job that sends the waiting pushes (NTF-02). One that is not taken is tried again a
 * minute later, for an hour; a device that the service does not know any more is forgotten. Null
 * where no service account is configured.
 */
export const pushSender = (
	deps: Pick<Deps, 'db' | 'config' | 'clock' | 'log'>,
): (() => Promise<void>) | null => {
	const { FIREBASE_SERVICE_ACCOUNT: account, FIREBASE_URL: url } = deps.config
	if (!account) return null
	const send = createFirebase(account, url, deps.clock)
	const sendOne = async ({ id, token, body, route }: PushMessage) => {
		try {
			if (await send({ token, title: deps.config.BRAND_NAME, body, route }))
				await deletePush(deps.db, id)
			else await deleteToken(deps.db, token)
		} catch (error) {
			deps.log.warn({ code: codeOf(error) }, 'a push was not sent')
		}
	}
	return async () => {
		// Messages that could not be sent are claimed for a minute, so this loop ends.
		for (;;) {
			const claimed = await claimPushes(deps.db, deps.clock())
			if (claimed.length === 0) return
			await Promise.all(claimed.map(sendOne))
		}
	}
}
