/** Message of an atlas tab; `atlas` identifies the tab. */
type Asked = { type: 'atlas.hello' | 'atlas.bye'; atlas?: string }

const isAsked = (data: unknown): data is Asked => {
	const { type, atlas } = Object(data) as Record<string, unknown>
	const isKnown = type === 'atlas.hello' || type === 'atlas.bye'
	return isKnown && (atlas === undefined || typeof atlas === 'string')
}

const nothing = () => {}

/**
 * Waits for an atlas tab of this browser to ask (ATL-08); what answers it is loaded only then. A
 * tab of the product says `product.arrived` when it opens, so that an atlas tab asks it too, and
 * `product.gone` when it closes.
 */
export const answerAtlas = (): void => {
	const channel = new BroadcastChannel('vidya-atlas')
	const tab = Math.random().toString(36).slice(2)
	const asking = new Set<string>()
	let reporting: Promise<() => void> = Promise.resolve(nothing)
	channel.onmessage = ({ data }: MessageEvent<unknown>) => {
		if (!isAsked(data)) return
		asking[data.type === 'atlas.hello' ? 'add' : 'delete'](data.atlas ?? '')
		reporting = reporting
			.then(async (stop) => {
				stop()
				if (asking.size === 0) return nothing
				return (await import('./observe-live.ts')).reportLive(channel, tab)
			})
			.catch(() => nothing)
	}
	channel.postMessage({ type: 'product.arrived', tab })
	window.addEventListener('pagehide', () => channel.postMessage({ type: 'product.gone', tab }))
}
