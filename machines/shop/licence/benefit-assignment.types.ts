import type { PromiseActorLogic } from 'xstate'

/** Why nothing was given. */
export type AssignmentFailure = 'exhausted' | 'ended' | 'gone' | 'signedOut' | 'unavailable'

/** What came of giving: how many have it now, and how many chosen ones were left out because of each reason. */
export type AssignmentReport = { assigned: number; had: number; owned: number; gone: number }

export type BenefitAssignmentInput = {
  kind: 'licence' | 'voucher'
  /** The licence or voucher. */
  id: string
}

export type BenefitAssignmentContext = BenefitAssignmentInput & {
  /** Ids of the chosen teachers, over all pages of the list. */
  chosen: readonly string[]
  report: AssignmentReport | null
  failure: AssignmentFailure | null
  /** How many are left, when fewer are than were chosen. */
  left: number | null
}

export type BenefitAssignmentEvent =
  | { type: 'teacher.toggled'; id: string }
  /** All of these are chosen, or, when they all were, none of them. */
  | { type: 'teachers.toggled'; ids: readonly string[] }
  | { type: 'assignment.submitted' }

export type BenefitAssignmentTag = 'busy' | 'failed'

export type AssignmentVerdict =
  | { kind: 'assigned'; report: AssignmentReport }
  | { kind: 'exhausted'; left: number }
  | { kind: 'ended' | 'gone' | 'signedOut' }

export type BenefitAssignmentActors = {
  /** Gives it to the chosen teachers, all or none; fails when the server does not answer. A repeat gives nothing twice. */
  sendAssignment: PromiseActorLogic<
    AssignmentVerdict,
    { kind: 'licence' | 'voucher'; id: string; chosen: readonly string[] }
  >
}
