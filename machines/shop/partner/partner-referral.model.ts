import { partnerReferralMachine } from './partner-referral.machine.ts'
import { KEPT_FOR } from './partner-referral.rules.ts'
import type {
	PartnerReferralContext,
	PartnerReferralEvent,
	PartnerReferralInput,
} from './partner-referral.types.ts'

const now = 2 * KEPT_FOR
const first = '0197a000-0000-7000-8000-000000000001'
const second = '0197a000-0000-7000-8000-000000000002'
const kept = { version: 1, partnerId: first, at: now - 1 }

/** How the paths of partner-referral are found. */
export const partnerReferralModel = {
	machine: partnerReferralMachine,
	inputs: {
		asked: { asked: first, stored: null, now },
		kept: { asked: null, stored: kept, now },
		replaced: { asked: second, stored: kept, now },
		mistyped: { asked: 'p1', stored: null, now },
		old: { asked: null, stored: { ...kept, at: now - KEPT_FOR }, now },
	} satisfies Record<string, PartnerReferralInput>,
	events: {
		'account.observed': { type: 'account.observed' },
		'account.left': { type: 'account.left' },
		'school.observed': { type: 'school.observed' },
		'connection.returned': { type: 'connection.returned' },
	} satisfies Record<string, PartnerReferralEvent>,
	outcomes: {
		findSchool: {
			found: { output: { kind: 'found' } },
			missing: { output: { kind: 'missing' } },
			otherRole: { output: { kind: 'otherRole' } },
			unreachable: { error: new Error('offline') },
		},
		recordReferral: {
			recorded: { output: { kind: 'recorded' } },
			schoolHasPartner: { output: { kind: 'schoolHasPartner' } },
			noSchool: { output: { kind: 'noSchool' } },
			signedOut: { output: { kind: 'signedOut' } },
			unreachable: { error: new Error('offline') },
		},
	},
	delays: { retryInterval: 60_000 },
	effects: ['storeReferral', 'tellOutcome'],
	project: ({ referral }: PartnerReferralContext) => ({
		partner: referral?.partnerId.slice(-1) ?? null,
		isNew: referral !== null && referral.at === now,
	}),
}
