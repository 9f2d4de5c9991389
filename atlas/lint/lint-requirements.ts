import type { Definition } from '#atlas/graph/definition.types.ts'
import type { Finding } from './lint.ts'

/** A rule of this house for its own machines: every transition leads to a requirement, its own or a state's, and each one exists. */
export const lintRequirements = (
  { states, transitions }: Definition,
  requirements: ReadonlySet<string>,
): Finding[] => {
  const known = new Map(states.map((state) => [state.name, state]))
  const leads = (name: string | null): boolean => {
    const state = name === null ? undefined : known.get(name)
    return state !== undefined && (state.requirements.length > 0 || leads(state.parent))
  }
  const unknown = [...states, ...transitions].flatMap((one) =>
    one.requirements
      .filter((id) => !requirements.has(id))
      .map((id) => ({
        state: 'source' in one ? one.source : one.name,
        problem: `names ${id}, which docs/requirements.md does not have`,
      })),
  )
  const aimless = transitions
    .filter((one) => one.requirements.length === 0 && ![one.source, ...one.targets].some(leads))
    .map(({ id, source }) => ({
      state: source,
      problem: `${id} leads to no requirement, nor do its states`,
    }))
  return [...unknown, ...aimless]
}
