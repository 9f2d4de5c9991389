import { useSelector } from '@xstate/react'
import { useProcesses } from '#processes/processes.ts'

/** Who is here: not known yet, nobody, somebody, or the server does not say. */
export type Presence = 'restoring' | 'signedOut' | 'signedIn' | 'unreachable'

/** Follows the session process. */
export const usePresence = (): Presence =>
  useSelector(useProcesses().session, (snapshot) => {
    if (snapshot.hasTag('signedIn')) return 'signedIn'
    if (snapshot.matches('restoring')) return 'restoring'
    return snapshot.matches('unreachable') ? 'unreachable' : 'signedOut'
  })
