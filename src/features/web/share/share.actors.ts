import { fromPromise } from 'xstate'
import type { ShareActors } from '#machines/web/share/share.types.ts'

const isDismissal = (error: unknown) => error instanceof DOMException && error.name === 'AbortError'

/** Clipboard and share sheet of the browser (https://w3c.github.io/web-share). */
export const shareActors = {
	copyLink: fromPromise(({ input: { url } }) => navigator.clipboard.writeText(url)),
	openSheet: fromPromise(async ({ input: { url, title } }) => {
		try {
			await navigator.share({ url, title })
			return { kind: 'shared' }
		} catch (error) {
			if (isDismissal(error)) return { kind: 'dismissed' }
			throw error
		}
	}),
} satisfies ShareActors
