import { useSyncExternalStore } from 'react'
import { chooseCounting, isCountingRefused } from '#processes/analytics/counting-choice.ts'

const listeners = new Set<() => void>()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/**
 * Returns true if presses and filters may be counted on this browser, and how to change it; null on
 * the server, which does not know.
 */
export const useCounting = () => {
  const isAllowed = useSyncExternalStore<boolean | null>(
    subscribe,
    () => !isCountingRefused(),
    () => null,
  )
  const choose = (allowed: boolean) => {
    chooseCounting(allowed)
    for (const listener of listeners) listener()
  }
  return { isAllowed, choose }
}
