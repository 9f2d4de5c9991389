import { OwnData } from '#features/people/privacy/own-data.tsx'
import { useAccess } from '#routes/-access/use-access.ts'

/** Export and erasure, for a signed-in person. */
export const AppOwnData = () => (useAccess().signedIn ? <OwnData /> : null)
