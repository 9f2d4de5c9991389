import { nameOf } from '#machines/kit/transition-names.ts'

type Joined = { guards: unknown[]; check: (...given: unknown[]) => boolean }

/**
 * Detects how XState joins guards by the result for none; names of functions are lost in a built
 * page.
 */
const wordOf = ({ check }: Joined): 'and' | 'or' | 'not' => {
	try {
		return check(null, {}, { guards: [] }) ? 'and' : 'or'
	} catch {
		return 'not'
	}
}

const isJoined = (guard: unknown): guard is Joined =>
	typeof guard === 'function' && 'guards' in guard && 'check' in guard

/** A guard in words: its name, or the names that `and`, `or` and `not` join. */
export const guardName = (guard: unknown): string => {
	if (!isJoined(guard)) return nameOf(guard)
	const word = wordOf(guard)
	const names = guard.guards.map(guardName)
	if (word === 'not') return `not ${names[0]?.includes(' ') ? `(${names[0]})` : names[0]}`
	return names.map((name) => (/ (and|or) /.test(name) ? `(${name})` : name)).join(` ${word} `)
}
