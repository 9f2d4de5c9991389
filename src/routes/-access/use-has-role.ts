import { useQuery } from '@tanstack/react-query'
import { accountQuery } from '#processes/session/session.queries.ts'
import { useViewer } from '#processes/viewer-context.ts'

/** Whether the viewer has one of these roles; what it opens is decided again by the server. */
export const useHasRole = (roles: readonly string[]): boolean => {
  const { signedIn } = useViewer()
  const { data } = useQuery({ ...accountQuery, enabled: signedIn })
  return data?.roles.some((role) => roles.includes(role)) ?? false
}
