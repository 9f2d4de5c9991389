import { useQuery } from '@tanstack/react-query'
import { accountQuery } from '#processes/session/session.queries.ts'
import { useViewer } from '#processes/viewer-context.ts'
import { type Access, accessOf } from './access.ts'

/**
 * Follows the viewer and what they may open; the only way for views of routes to ask. Signing in
 * does not load routes again, so it reads the account's query and no loader's answer.
 */
export const useAccess = (): Access => {
	const { signedIn } = useViewer()
	const { data } = useQuery({ ...accountQuery, enabled: signedIn })
	return accessOf(signedIn, data)
}
