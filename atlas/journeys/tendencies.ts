import type { Edge } from '#atlas/graph/graph.ts'
import type { MachineModel } from '#atlas/graph/model.ts'

/**
 * Share of each machine in a thousand journeys of a demo month. Machines that record or watch do
 * not record themselves.
 */
export const POPULARITY: Record<string, number> = {
	'card-action': 210,
	session: 140,
	cart: 120,
	'banner-carousel': 115,
	'modal-stack': 100,
	purchase: 95,
	favourite: 60,
	'promo-check': 80,
	'lesson-finish': 30,
	'lesson-mark': 35,
	'lesson-note': 8,
	'lesson-player': 14,
	'billing-details': 4,
	'call-back': 6,
	'community-post': 9,
	'quiz-attempt': 35,
	'search-suggestion': 45,
	'job-application': 10,
	'video-resume': 4,
	'card-payment': 30,
	'free-enrolment': 25,
	'purchase-opening': 40,
	logout: 20,
	share: 18,
	review: 9,
	'nudge-scheduler': 40,
	questionnaire: 14,
	'career-interest': 12,
	'profile-questions': 12,
	'profile-details': 10,
	'picture-upload': 9,
	'notification-reading': 8,
	'notification-topics': 6,
	'partner-referral': 5,
	'push-registration': 6,
	'redirect-payment': 8,
	'form-submission': 8,
	'programme-entry': 6,
	'bulk-change': 1,
	command: 1,
	inbox: 2,
	'role-grant': 2,
	'second-factor': 2,
	'resource-editor': 2,
	'coupon-editor': 2,
	'record-editor': 1,
	'shop-setup': 1,
	'quiz-editor': 1,
	upload: 2,
	'offline-queue': 0,
	'outside-training': 6,
	'school-session': 4,
	'paginated-select': 6,
	'self-assessment': 5,
	registration: 12,
	'school-mode': 4,
	'school-terms': 2,
	'sidebar-sections': 5,
	verification: 2,
	'job-posting': 3,
	'school-checkout': 3,
	'document-upload': 3,
	'credential-check': 3,
	'refund-request': 5,
	'refund-decision': 2,
	'server-return': 0,
	'teacher-invite': 3,
	'table-import': 2,
	'school-change': 3,
	'benefit-assignment': 3,
	'account-erasure': 2,
	'event-queue': 0,
	'notification-feed': 0,
	'journey-recorder': 0,
	'live-watch': 0,
}

const words: readonly [label: RegExp, weight: number][] = [
	[/outdated|interrupted|returning|kept|still|single|mistyped|beyond|unusable|foreign/, 0.08],
	[/dismissed|closed|left|cancelled|withdrawn|expired|declined|retried|removed|cleared/, 0.25],
	[/observed|restored|entered|other|pending|late|opened/, 0.35],
	[/submitted|requested|confirmed|toggled|added|acknowledged|applied|chosen/, 2.5],
]

/** Models name the ordinary answer and the ordinary start first. */
const isOrdinary = (model: MachineModel, { kind, label }: Edge): boolean => {
	const [src = '', ...name] = label.split(' ')
	const [first] = Object.keys(kind === 'start' ? model.inputs : (model.outcomes[src] ?? {}))
	return first === (kind === 'start' ? label : name.join(' '))
}

/**
 * How probable a step is the first time, by its name: answers come before delays and are mostly the
 * ordinary one, events that lead on are more frequent than those that lead out. Plausible, not
 * measured.
 */
export const tendencyOf = (model: MachineModel, edge: Edge): number => {
	const word = words.find(([label]) => label.test(edge.label))?.[1] ?? 1
	const ordinary = isOrdinary(model, edge)
	if (edge.kind === 'outcome') return ordinary ? 8 : 0.5
	if (edge.kind === 'start') return word * (ordinary ? 3 : 1)
	const idle = edge.from === edge.to ? 0.3 : 1
	return (edge.kind === 'delay' ? 0.8 : word) * idle
}

/**
 * Returns the factor of a step's tendency after it was taken: answers and starts stay equally
 * likely, the rest become less so.
 */
export const againOf = ({ kind, label }: Edge, before: readonly Edge[]): number => {
	if (kind === 'outcome' || kind === 'start') return 1
	let again = 1
	for (const edge of before) if (edge.label === label) again *= 0.25
	return again
}

/**
 * The probability, in percent, that somebody leaves in a situation instead of taking a step.
 */
export const leavingAt = ({ kind, from }: Edge): number => {
	if (kind === 'start') return 0
	if (from.includes('#busy')) return 2
	return from.includes('#failed') ? 24 : 9
}
