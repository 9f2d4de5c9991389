import type { Definition } from '#atlas/graph/definition.types.ts'
import type { Finding } from './lint.ts'

/**
 * Facts about a machine: the ids in the file of requirements, and why no requirement applies, if
 * none does.
 */
type Known = {
	requirements: ReadonlySet<string>
	file: string
	reasonForNone?: string | undefined
}

/**
 * A rule of this house for its own machines: every transition leads to a requirement, its own or a
 * state's, and each one exists. A machine that no requirement asks for names none.
 */
export const lintRequirements = (
	{ states, transitions }: Definition,
	{ requirements, file, reasonForNone }: Known,
): Finding[] => {
	const named = [...states, ...transitions].flatMap((one) =>
		one.requirements.map((id) => ({ state: 'source' in one ? one.source : one.name, id })),
	)
	if (reasonForNone)
		return named.map(({ state, id }) => ({
			state,
			problem: `names ${id}, but no requirement asks for this machine: ${reasonForNone}`,
		}))
	const known = new Map(states.map((state) => [state.name, state]))
	const leads = (name: string | null): boolean => {
		const state = name === null ? undefined : known.get(name)
		return state !== undefined && (state.requirements.length > 0 || leads(state.parent))
	}
	const unknown = named
		.filter(({ id }) => !requirements.has(id))
		.map(({ state, id }) => ({
			state,
			problem: `names ${id}, which ${file} does not have`,
		}))
	const aimless = transitions
		.filter((one) => one.requirements.length === 0 && ![one.source, ...one.targets].some(leads))
		.map(({ id, source }) => ({
			state: source,
			problem: `${id} leads to no requirement, nor do its states`,
		}))
	return [...unknown, ...aimless]
}
