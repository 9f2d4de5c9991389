import type { Change } from '#atlas/what-if/what-if.types.ts'
import type { AtlasSearch } from '../search.ts'

const SEPARATOR = '~'

/** Returns the changes to try from an address. */
export const changesIn = ({ without, plus }: AtlasSearch): Change[] => {
	const [source, event, target] = plus?.split(SEPARATOR) ?? []
	return [
		...(without ? [{ kind: 'drop' as const, transition: without }] : []),
		...(source && event && target ? [{ kind: 'add' as const, source, event, target }] : []),
	]
}

/** A transition to add, as an address says it. */
export const plusOf = (source: string, event: string, target: string): string =>
	[source, event, target].join(SEPARATOR)
