import { createActor } from 'xstate'
import type { LiveLog } from '#atlas/live/live.types.ts'
import { dropVanished, hear, isLiveMessage, nothingSeen, vanish } from '#atlas/live/live-log.ts'
import { type Recording, record } from '#atlas/live/recording.ts'
import { tabWatch } from '#atlas/live/tab-locks.ts'
import { liveWatchMachine } from '#machines/learning/live-session/live-watch.machine.ts'

const CHANNEL = 'vidya-atlas'

/** Observed moves and the recording, for views to subscribe to. */
type Seen = { log: LiveLog; recording: Recording }

const openWatch = () => {
	let seen: Seen = { log: nothingSeen, recording: new Map() }
	const listeners = new Set<() => void>()
	const change = (next: Partial<Seen>) => {
		seen = { ...seen, ...next }
		for (const listener of listeners) listener()
	}
	const forget = () => change({ recording: new Map() })
	const actor = createActor(
		liveWatchMachine.provide({
			actions: {
				beginRecording: forget,
				dropRecording: forget,
				dropVanished: () => change({ log: dropVanished(seen.log) }),
			},
		}),
	)
	const channel = new BroadcastChannel(CHANNEL)
	const atlas = crypto.randomUUID()
	const ask = () => channel.postMessage({ type: 'atlas.hello', atlas })
	const tabs = new Set<string>()
	const left = (tab: string) => {
		if (tabs.delete(tab) && tabs.size === 0) actor.send({ type: 'product.left' })
	}
	const { watch, over } = tabWatch((tab) => {
		change({ log: vanish(seen.log, tab) })
		actor.send({ type: 'tab.vanished' })
		left(tab)
	})
	channel.onmessage = ({ data }: MessageEvent<unknown>) => {
		if (!isLiveMessage(data)) return
		if (data.type === 'product.arrived') return ask()
		change({ log: hear(seen.log, data) })
		if (data.type === 'product.gone') {
			over(data.tab)
			return left(data.tab)
		}
		if (data.type === 'product.here' && data.held) watch(data.tab)
		tabs.add(data.tab)
		actor.send({ type: 'product.heard' })
		const isMove = data.type !== 'product.here'
		if (isMove && actor.getSnapshot().hasTag('recording'))
			change({ recording: record(seen.recording, data, () => crypto.randomUUID()) })
	}
	window.addEventListener('pagehide', () => channel.postMessage({ type: 'atlas.bye', atlas }))
	actor.start()
	ask()
	return {
		actor,
		get: () => seen,
		subscribe: (listener: () => void) => {
			listeners.add(listener)
			return () => void listeners.delete(listener)
		},
	}
}

let watch: ReturnType<typeof openWatch> | undefined

/**
 * The one watch of this tab; it begins when a live view is first opened, and lasts, for a recording
 * goes on from view to view.
 */
export const liveWatch = () => {
	watch ??= openWatch()
	return watch
}
