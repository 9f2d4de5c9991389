import { useRouterState } from '@tanstack/react-router'
import { useMemo } from 'react'

/**
 * What the address asks for, known in the moment of a press; the search of the route follows when
 * the router has loaded it. `path` is the page's own, `read` reads its raw search; while another
 * page is asked for, `loaded` applies.
 */
export const useAskedSearch = <Search>(
	path: string,
	read: (raw: unknown) => Search,
	loaded: Search,
): Search => {
	const raw = useRouterState({
		select: ({ location }): unknown => (location.pathname === path ? location.search : null),
	})
	return useMemo(() => (raw === null ? loaded : read(raw)), [raw, read, loaded])
}
