let holding: Promise<boolean> | undefined

/** Takes the lock of this tab and answers when it has it; it is kept until the page is left. */
const take = (channel: BroadcastChannel, tab: string): Promise<boolean> =>
	new Promise((taken) => {
		// A page that the browser brings back has said that it is gone, and holds nothing.
		const comeBack = ({ persisted }: PageTransitionEvent) => {
			if (!persisted) return
			holding = undefined
			channel.postMessage({ type: 'product.arrived', tab })
		}
		const left = new Promise<void>((leave) => {
			window.addEventListener(
				'pagehide',
				() => {
					window.addEventListener('pageshow', comeBack, { once: true })
					leave()
				},
				{ once: true },
			)
		})
		navigator.locks
			.request(`vidya-atlas ${tab}`, () => {
				taken(true)
				return left
			})
			.catch(() => taken(false))
	})

/**
 * Holds a lock of the browser from the first time that an atlas tab asks. However this tab ends,
 * the browser gives the lock to the atlas tab that waits for it, which so knows a tab that ended
 * without a word.
 * @returns true if the lock is held; browsers have locks over HTTPS and on localhost only
 */
export const holdTab = (channel: BroadcastChannel, tab: string): Promise<boolean> => {
	if (!('locks' in navigator)) return Promise.resolve(false)
	holding ??= take(channel, tab)
	return holding
}
