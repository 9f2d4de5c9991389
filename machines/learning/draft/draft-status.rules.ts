import type { StatusMeta, StatusOf } from '#machines/kit/status.ts'
import { type DraftStatusEvent, draftStatusMachine } from './draft-status.machine.ts'

export type DraftStatus = StatusOf<typeof draftStatusMachine>

/** Decisions that staff take on a draft, as the contract names them, and their events. */
export const moveEvents = {
	submit: 'draft.submitted',
	recall: 'draft.recalled',
	return: 'draft.returned',
	approve: 'draft.approved',
	publish: 'draft.published',
	schedule: 'draft.scheduled',
	unschedule: 'schedule.cancelled',
	revise: 'revision.begun',
	discard: 'revision.discarded',
	withdraw: 'resource.withdrawn',
	offer: 'resource.offered',
} as const satisfies Record<string, DraftStatusEvent['type']>

export type Move = keyof typeof moveEvents

const isMove = (name: string): name is Move => name in moveEvents

/** Returns the roles that the machine lets take a decision in a status; none if it refuses it. */
const rolesFor = (status: DraftStatus, move: Move): readonly string[] =>
	draftStatusMachine.states[status]!.transitions.get(moveEvents[move])?.flatMap(
		({ meta }) => (meta as unknown as StatusMeta | undefined)?.roles ?? [],
	) ?? []

/** Returns the decisions that a person with these roles can take on a draft in a status. */
export const movesFor = (status: DraftStatus, roles: readonly string[]): Move[] =>
	Object.keys(moveEvents).filter(
		(move): move is Move =>
			isMove(move) && rolesFor(status, move).some((role) => roles.includes(role)),
	)
