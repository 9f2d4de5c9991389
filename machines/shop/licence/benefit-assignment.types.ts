import type { PromiseActorLogic } from 'xstate'

/** Why nothing was given. */
export type AssignmentFailure =
	| 'exhausted'
	| 'ended'
	| 'gone'
	| 'notADueDay'
	| 'signedOut'
	| 'unavailable'

/** Result of an assignment: teachers who have it now, and teachers skipped per reason. */
export type AssignmentReport = { assigned: number; had: number; owned: number; gone: number }

export type BenefitAssignmentInput = {
	kind: 'licence' | 'voucher'
	/** The licence or voucher. */
	id: string
}

export type BenefitAssignmentContext = BenefitAssignmentInput & {
	/** Ids of the chosen teachers, over all pages of the list. */
	chosen: readonly string[]
	/** The day by which a course is to be completed, as typed; empty for none (29.9). */
	dueOn: string
	report: AssignmentReport | null
	failure: AssignmentFailure | null
	/** How many are left, when fewer are than were chosen. */
	left: number | null
}

export type BenefitAssignmentEvent =
	| { type: 'teacher.toggled'; id: string }
	/** All of these are chosen, or, when they all were, none of them. */
	| { type: 'teachers.toggled'; ids: readonly string[] }
	| { type: 'dueDay.changed'; day: string }
	| { type: 'assignment.submitted' }

export type BenefitAssignmentTag = 'busy' | 'failed'

export type AssignmentVerdict =
	| { kind: 'assigned'; report: AssignmentReport }
	| { kind: 'exhausted'; left: number }
	| { kind: 'ended' | 'gone' | 'notADueDay' | 'signedOut' }

export type BenefitAssignmentActors = {
	/**
	 * Assigns it to the chosen teachers, all or none; a repeat assigns nothing twice. Rejects if the
	 * server does not answer.
	 */
	sendAssignment: PromiseActorLogic<
		AssignmentVerdict,
		{ kind: 'licence' | 'voucher'; id: string; chosen: readonly string[]; dueOn: string }
	>
}
