import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { AnyStateMachine } from 'xstate'
import { shownStates } from '#desk/school/call-back/call-back.search.ts'
import { jobApplicationStatusMachine } from '#machines/jobs/job/job-application-status.machine.ts'
import { applicationStatuses } from '#machines/jobs/job/job-application-status.rules.ts'
import { type StatusMeta, statusAfter, statusesOf, stepsOf } from '#machines/kit/status.ts'
import { callBackStatusMachine } from '#machines/school/call-back/call-back-status.machine.ts'
import { statesAfter } from '#machines/school/call-back/call-back-status.rules.ts'
import { orderStatusMachine } from '#machines/shop/order/order-status.machine.ts'
import { expectEvery } from '../expect-every.ts'
import { models } from '../machines/models.ts'

type Operation = { operationId?: string; 'x-roles'?: string[]; 'x-public'?: boolean }

const contract = JSON.parse(readFileSync('openapi/v1.gen.json', 'utf8')) as {
	paths: Record<string, Record<string, Operation>>
	components: { schemas: Record<string, unknown> }
}

/** Reads a value of the contract by its keys below `components.schemas`. */
const schemaAt = (keys: string): unknown =>
	keys
		.split('.')
		.reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], contract.components.schemas)

const rolesOfOperation = (operationId: string): string[] => {
	const all = Object.values(contract.paths).flatMap((path) => Object.values(path))
	const found = all.find((operation) => operation.operationId === operationId)
	return found?.['x-roles'] ?? []
}

const machines = Object.entries(models)
	.filter(([noun]) => noun.endsWith('-status'))
	.map(([noun, { machine }]) => [noun, machine] as const)

const transitionsOf = (machine: AnyStateMachine) =>
	Object.values(machine.states).flatMap((state) => [...state.transitions.values()].flat())

/** Where the contract lists the statuses of a machine; some are never answered. */
const enums: Record<string, string> = {
	'order-status': 'Order.properties.status.enum',
	'refund-status': 'Refund.properties.status.enum',
	'refund-request-status': 'RefundEntry.properties.status.enum',
	'school-order-status': 'SchoolOrder.properties.status.enum',
	'job-application-status': 'ApplicationStatus.enum',
	'verification-status': 'School.properties.verification_status.enum',
	'school-registration-status': 'SchoolRegistrationStatus.enum',
	'author-application-status': 'AuthorApplicationStatus.enum',
	'payout-status': 'PayoutStatus.enum',
	'call-back-status': 'CallBackState.enum',
	'nomination-status': 'ParentNomination.properties.status.enum',
	'certificate-status': 'Certificate.properties.status.enum',
	'draft-status': 'DraftStatus.enum',
	'price-change-status': 'PriceChange.properties.status.enum',
	'media-status': 'Media.properties.status.enum',
	'registration-status': 'Registration.properties.status.enum',
	'webhook-delivery-status': 'WebhookDeliveryStatus.enum',
	'earning-status': 'PartnerEarnings.properties.data.items.properties.status.enum',
}

/** Which operation decides an event; what no person decides is not here. */
const operations: readonly [noun: string, event: string, operationId: string][] = [
	['refund-request-status', 'request.repeated', 'askRefund'],
	['refund-request-status', 'request.withdrawn', 'withdrawRefund'],
	['refund-request-status', 'request.approved', 'decideRefund'],
	['refund-request-status', 'request.refused', 'decideRefund'],
	['school-order-status', 'order.submitted', 'submitSchoolOrder'],
	['school-order-status', 'order.approved', 'decideSchoolOrder'],
	['school-order-status', 'order.rejected', 'decideSchoolOrder'],
	['school-order-status', 'transfer.announced', 'transferSchoolOrder'],
	['school-order-status', 'transfer.confirmed', 'confirmSchoolTransfer'],
	['school-order-status', 'order.cancelled', 'cancelSchoolOrder'],
	['job-application-status', 'application.repeated', 'applyForJob'],
	['job-application-status', 'application.withdrawn', 'withdrawJobApplication'],
	['job-application-status', 'application.shortlisted', 'settleApplication'],
	['job-application-status', 'application.rejected', 'settleApplication'],
	['verification-status', 'document.uploaded', 'keepSchoolDocument'],
	['verification-status', 'school.verified', 'decideVerification'],
	['verification-status', 'documents.rejected', 'decideVerification'],
	['nomination-status', 'nomination.accepted', 'answerNomination'],
	['nomination-status', 'nomination.declined', 'answerNomination'],
	['nomination-status', 'nomination.withdrawn', 'withdrawNomination'],
	['nomination-status', 'nomination.repeated', 'nominateTeacher'],
	['author-application-status', 'application.approved', 'decideAuthorApplication'],
	['author-application-status', 'application.declined', 'decideAuthorApplication'],
	['author-application-status', 'application.withdrawn', 'withdrawAuthorApplication'],
	['payout-status', 'payout.sent', 'decidePayout'],
	['payout-status', 'payout.cancelled', 'decidePayout'],
	['school-registration-status', 'registration.approved', 'decideSchoolRegistration'],
	['school-registration-status', 'registration.declined', 'decideSchoolRegistration'],
	['school-registration-status', 'registration.withdrawn', 'withdrawSchoolRegistration'],
	['call-back-status', 'call.reached', 'saveCallBack'],
	['call-back-status', 'call.missed', 'saveCallBack'],
	['call-back-status', 'callBack.closed', 'saveCallBack'],
	['certificate-status', 'certificate.revoked', 'revokeCertificate'],
	['teacher-invitation-status', 'invitation.renewed', 'resendTeacherInvitation'],
	['teacher-invitation-status', 'invitation.accepted', 'acceptTeacherInvitation'],
	['teacher-invitation-status', 'invitation.revoked', 'revokeTeacherInvitation'],
	['report-status', 'report.confirmed', 'decideReport'],
	['report-status', 'report.dismissed', 'decideReport'],
	['earning-status', 'earning.paid', 'payOutEarning'],
	['webhook-delivery-status', 'delivery.repeated', 'resendDelivery'],
	['price-change-status', 'price.cancelled', 'cancelPriceChange'],
	['draft-status', 'draft.submitted', 'moveDraft'],
	['draft-status', 'draft.recalled', 'moveDraft'],
	['draft-status', 'revision.begun', 'moveDraft'],
	['draft-status', 'revision.discarded', 'moveDraft'],
]

const shown = machines.filter(([noun]) => noun in enums)

const knownRoles = new Set([
	'system',
	...Object.values(contract.paths).flatMap((path) =>
		Object.values(path).flatMap((operation) => operation['x-roles'] ?? []),
	),
])

describe('26.5 status machines', () => {
	test('lists that pages show are the statuses of the machine', () => {
		expect([...applicationStatuses]).toEqual(statusesOf(jobApplicationStatusMachine))
		expect(shownStates).toEqual([...statusesOf(callBackStatusMachine), 'all'])
		expect(statesAfter('called')).toEqual(['closed', 'unreachable'])
	})

	test.each(shown)('%s: its states are the statuses of the contract', (noun, machine) => {
		expect([...(schemaAt(enums[noun]!) as string[])].sort()).toEqual(statusesOf(machine).sort())
	})

	test.each(machines)('%s: each transition names who decides it', (_, machine) => {
		const metas = transitionsOf(machine).map(({ meta }) => meta as StatusMeta | undefined)
		expectEvery(metas, (meta) => (meta?.roles ?? []).length > 0)
		expectEvery(
			metas.flatMap((meta) => meta!.roles!),
			(role) => knownRoles.has(role),
		)
	})

	test.each(machines)('%s: has no context, actions or actors', (_, machine) => {
		const { context, entry, exit, invoke } = machine.config
		expect({ context, entry, exit, invoke }).toEqual({})
		expect(transitionsOf(machine).flatMap(({ actions }) => actions)).toEqual([])
		expect(Object.values(machine.states).flatMap((one) => [...one.entry, ...one.exit])).toEqual([])
		expect(Object.values(machine.states).flatMap((one) => one.invoke)).toEqual([])
	})

	test.each(operations)('%s: %s is decided by the roles of %s', (noun, event, operationId) => {
		const machine = models[noun]!.machine
		const decided = transitionsOf(machine).filter(({ eventType }) => eventType === event)
		const roles = rolesOfOperation(operationId)
		expect(roles).not.toEqual([])
		expect(decided.length).toBeGreaterThan(0)
		for (const { meta } of decided)
			expect([...(meta as StatusMeta).roles!].sort()).toEqual(roles.sort())
	})

	test('a refused event has no status after it', () => {
		expect(statusAfter(orderStatusMachine, 'created', { type: 'order.cancelled' })).toBe(
			'cancelled',
		)
		expect(statusAfter(orderStatusMachine, 'paid', { type: 'order.cancelled' })).toBeUndefined()
		expect(stepsOf(orderStatusMachine, { type: 'payment.captured' })).toEqual(
			new Map([['paid', ['created', 'failed', 'cancelled']]]),
		)
	})
})
