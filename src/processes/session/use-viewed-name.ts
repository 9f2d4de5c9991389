import { useQuery } from '@tanstack/react-query'
import { accountQuery } from './session.queries.ts'

/** The name of the person whose pages support looks at (DSK-13); null for everybody else. */
export const useViewedName = (signedIn: boolean): string | null => {
	const { data } = useQuery({ ...accountQuery, enabled: signedIn })
	return signedIn && data?.is_view ? data.displayName : null
}
