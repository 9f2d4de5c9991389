import type { LiveLog, LiveMessage, Seen } from './live.types.ts'

const MOST = 300

export const nothingSeen: LiveLog = { running: new Map(), moves: [] }

const keyOf = (tab: string, actor: string) => `${tab} ${actor}`

/** The log after a message. Of a tab that says who is there, everything said before is forgotten. */
export const hear = (log: LiveLog, message: LiveMessage): LiveLog => {
  const { tab } = message
  const running = new Map(log.running)
  const put = ({ actor, machine, state, tags }: Seen) =>
    running.set(keyOf(tab, actor), { tab, actor, machine, state, tags })
  if (message.type === 'product.here' || message.type === 'product.gone') {
    for (const [key, seen] of log.running) if (seen.tab === tab) running.delete(key)
    if (message.type === 'product.here') for (const seen of message.actors) put(seen)
    return { ...log, running }
  }
  if (message.type === 'product.arrived') return log
  if (message.type === 'actor.stopped') running.delete(keyOf(tab, message.actor))
  else put(message)
  return { running, moves: [message, ...log.moves].slice(0, MOST) }
}

/** Whether a message is one of the product's; anything else on the channel is ignored. */
export const isLiveMessage = (value: unknown): value is LiveMessage => {
  const { type, tab } = (value ?? {}) as { type?: unknown; tab?: unknown }
  return typeof tab === 'string' && typeof type === 'string' && /^(product|actor)\./.test(type)
}
