import { useEffect } from 'react'
import type { InboxRef } from './use-inbox.ts'

const events = {
	KeyN: { type: 'next.requested' },
	KeyP: { type: 'previous.requested' },
} as const

/** Alt+N opens the next item and Alt+P the previous one, also while something is typed. */
export const useInboxKeys = (inbox: InboxRef): void => {
	useEffect(() => {
		const press = (event: KeyboardEvent) => {
			if (!event.altKey || event.ctrlKey || event.metaKey || !(event.code in events)) return
			event.preventDefault()
			inbox.send(events[event.code as keyof typeof events])
		}
		window.addEventListener('keydown', press)
		return () => window.removeEventListener('keydown', press)
	}, [inbox])
}
