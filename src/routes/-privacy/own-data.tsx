import { OwnData } from '#features/people/privacy/own-data.tsx'
import { usePresence } from '#processes/session/use-presence.ts'

/** Export and erasure, for whoever is signed in. */
export const AppOwnData = () => (usePresence() === 'signedIn' ? <OwnData /> : null)
