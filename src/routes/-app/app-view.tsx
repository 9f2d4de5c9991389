import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { accountQuery } from '#processes/session/session.queries.ts'

const ViewBanner = lazy(async () => ({
  default: (await import('#features/people/session/view-banner.tsx')).ViewBanner,
}))

/** Says that support looks at an account and changes nothing (DSK-13). */
export const AppView = ({ signedIn }: { signedIn: boolean }) => {
  const { data } = useQuery({ ...accountQuery, enabled: signedIn })
  return signedIn && data?.is_view ? (
    <Suspense>
      <ViewBanner name={data.displayName} />
    </Suspense>
  ) : null
}
