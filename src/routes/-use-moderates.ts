import { useQuery } from '@tanstack/react-query'
import { accountQuery } from '#processes/session/session.queries.ts'
import { useViewer } from '#processes/viewer-context.ts'

const roles = ['vidya_customer_success', 'moderator']

/** Whether the viewer decides what is reported in the community. */
export const useModerates = (): boolean => {
  const { signedIn } = useViewer()
  const { data } = useQuery({ ...accountQuery, enabled: signedIn })
  return data?.roles.some((role) => roles.includes(role)) ?? false
}
