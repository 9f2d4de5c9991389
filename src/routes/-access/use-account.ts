import { useSuspenseQuery } from '@tanstack/react-query'
import { accountQuery } from '#processes/session/session.queries.ts'

/** Returns the account of a page below `_signed-in`; suspends until it has been read. */
export const useAccount = () => useSuspenseQuery(accountQuery).data
