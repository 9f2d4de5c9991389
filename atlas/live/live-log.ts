import type { LiveLog, LiveMessage, Seen } from './live.types.ts'

const MOST = 300

export const nothingSeen: LiveLog = { running: new Map(), moves: [], gone: new Set() }

const keyOf = (tab: string, actor: string) => `${tab} ${actor}`

const withoutTabs = (log: LiveLog, isOver: (tab: string) => boolean): LiveLog => ({
	...log,
	running: new Map([...log.running].filter(([, seen]) => !isOver(seen.tab))),
	gone: new Set([...log.gone].filter((tab) => !isOver(tab))),
})

/**
 * The log after a message. Of a tab that says who is there, or that it closes, everything said
 * before is forgotten.
 */
export const hear = (log: LiveLog, message: LiveMessage): LiveLog => {
	const { tab } = message
	const isFresh = message.type === 'product.here' || message.type === 'product.gone'
	const known = isFresh ? withoutTabs(log, (one) => one === tab) : log
	if (message.type === 'product.gone' || message.type === 'product.arrived') return known
	const running = new Map(known.running)
	const put = ({ actor, machine, state, tags }: Seen) =>
		running.set(keyOf(tab, actor), { tab, actor, machine, state, tags })
	if (message.type === 'product.here') {
		for (const seen of message.actors) put(seen)
		return { ...known, running }
	}
	if (message.type === 'actor.stopped') running.delete(keyOf(tab, message.actor))
	else put(message)
	return { ...known, running, moves: [message, ...known.moves].slice(0, MOST) }
}

/** The log after a tab ended without a word: what ran there stays to be seen, as gone. */
export const vanish = (log: LiveLog, tab: string): LiveLog => ({
	...log,
	gone: new Set([...log.gone, tab]),
})

/** The log without the tabs that ended without a word. */
export const dropVanished = (log: LiveLog): LiveLog => withoutTabs(log, (tab) => log.gone.has(tab))

/** Returns true if a message is one of the product's; anything else on the channel is ignored. */
export const isLiveMessage = (value: unknown): value is LiveMessage => {
	const { type, tab } = (value ?? {}) as { type?: unknown; tab?: unknown }
	return typeof tab === 'string' && typeof type === 'string' && /^(product|actor)\./.test(type)
}
