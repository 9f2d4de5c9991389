import type { Invoke } from '#atlas/diagram/draw/drawing.types.ts'
import type { Facts, MachineFact } from '#atlas/facts/facts.types.ts'

/**
 * The machine that an actor runs: the one that the definition itself names, else what the map of
 * the project says of the actor's source, for an actor is often given to a machine only where it is
 * started.
 * @returns undefined where the actor runs no machine of the project
 */
export const invokedMachine = (
	{ machines, map }: Facts,
	noun: string,
	{ src, machine }: Invoke,
): MachineFact | undefined => {
	const link = map?.links.find(
		({ from, kind, through }) => from === noun && kind === 'invokes' && through === src,
	)
	return (
		machines.find(({ definition }) => definition.id === machine) ??
		machines.find((one) => one.noun === link?.to)
	)
}
