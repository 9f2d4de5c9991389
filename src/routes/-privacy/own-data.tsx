import { OwnData } from '#features/people/privacy/own-data.tsx'
import { useAccess } from '#routes/-access/use-access.ts'

/** Export and erasure, for whoever is signed in. */
export const AppOwnData = () => (useAccess().signedIn ? <OwnData /> : null)
