import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'
import type { AtlasSearch } from './search.ts'

type Go = (
	change: Partial<Record<keyof AtlasSearch, string | undefined>>,
	how?: { push?: boolean },
) => void

/**
 * Returns the address' parameters, and a function that changes some of them; `push` adds an entry
 * to the browser's history.
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
