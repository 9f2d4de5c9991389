import { useSelector } from '@xstate/react'
import { useProcesses } from '#processes/processes.ts'

/** The session as views need it: not known yet, signed out, signed in, or the server does not answer. */
export type Presence = 'restoring' | 'signedOut' | 'signedIn' | 'unreachable'

/** Follows the session process. */
export const usePresence = (): Presence =>
  useSelector(useProcesses().session, (snapshot) => {
    if (snapshot.hasTag('signedIn')) return 'signedIn'
    if (snapshot.matches('restoring')) return 'restoring'
    return snapshot.matches('unreachable') ? 'unreachable' : 'signedOut'
  })
