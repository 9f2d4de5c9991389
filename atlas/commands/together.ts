import { stateOf } from '#atlas/graph/graph.ts'
import type { MachineModel } from '#atlas/graph/model.ts'
import { exploreTogether } from '#atlas/graph/together.ts'
import { Complaint } from '#atlas/load/complaint.ts'
import type { ExploredSubject } from '#atlas/load/explored.ts'
import { projectHere } from '#atlas/load/project.ts'
import { subjectNamed } from '#atlas/load/subjects.ts'

/**
 * A machine explored together with the machines of some of its actors.
 * @param given the actors' ids with their machines,
 * `payByCard=card-payment,payByRedirect=redirect-payment`; without it nothing changes
 * @throws Complaint when an actor or a machine is not known
 */
export const together = async (
	subject: ExploredSubject,
	given: string | undefined,
	limit: number | undefined,
): Promise<ExploredSubject> => {
	if (given === undefined) return subject
	const { noun, model } = subject
	const models: Record<string, MachineModel> = {}
	for (const pair of given.split(',')) {
		const [id = '', machine] = pair.split('=')
		if (!machine)
			throw new Complaint(`--with takes actors and their machines, actor=machine, not '${pair}'`)
		if (!(id in model.outcomes))
			throw new Complaint(
				`${noun} has no actor '${id}'; it has ${Object.keys(model.outcomes).join(', ') || 'none'}`,
			)
		models[id] = (await subjectNamed(await projectHere(), machine)).model
	}
	const graph = exploreTogether(model, models, limit)
	const situations = new Set(graph.edges.map(({ to }) => to))
	const inner = Object.keys(models).filter((id) =>
		[...situations].some((one) => stateOf(one).includes(`+${id}.`)),
	)
	console.error(
		`${noun} together with ${inner.join(', ') || 'nothing, for no actor of these is ever run'}: ${situations.size} situations, ${graph.edges.length} steps`,
	)
	return { ...subject, graph }
}
