import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'
import type { AtlasSearch } from './search.ts'

type Go = (
  change: Partial<Record<keyof AtlasSearch, string | undefined>>,
  how?: { push?: boolean },
) => void

/**
 * What the address says, and a way to change a part of it; `push` makes a step that the back button
 * undoes.
 */
export const usePlace = (): [AtlasSearch, Go] => {
  const search = useSearch({ strict: false }) as AtlasSearch
  const navigate = useNavigate()
  const go = useCallback<Go>(
    (change, { push = false } = {}) =>
      void navigate({
        to: '.',
        search: (before: AtlasSearch) => ({ ...before, ...change }),
        replace: !push,
        resetScroll: false,
      }),
    [navigate],
  )
  return [search, go]
}
