import { useSuspenseQuery } from '@tanstack/react-query'
import { accountQuery } from '#processes/session/session.queries.ts'

/** Returns the signed-in member of staff. */
export const useStaff = () => useSuspenseQuery(accountQuery).data
