import { type Handlers, requireAccount } from '#server/platform/contract/contract.ts'
import type { Deps } from '#server/platform/deps.ts'
import { payOut } from './earning.service.ts'
import {
	listDue,
	listEarnings,
	listLicences,
	listPartners,
	listSchools,
	listUsage,
	measurePartner,
} from './partner.service.ts'
import { bringSchool } from './referral.service.ts'

/**
 * SCH-07, API-03, ROL-02: who brought a school, what a partner sees of the own schools, and what
 * those see who look after partners.
 */
export const partnerHandlers = (deps: Deps): Handlers => ({
	getPartnerMetrics: async (call) => ({
		response: await measurePartner(deps.db, requireAccount(call).id),
	}),
	referSchool: async (call) => {
		await bringSchool(deps, requireAccount(call), call.body.ins_partner_id)
		return { status: true }
	},
	listPartnerSchools: (call) => listSchools(deps, requireAccount(call).id, call.query),
	listPartnerEarnings: (call) => listEarnings(deps.db, requireAccount(call).id, call.query),
	listPartnerLicences: (call) => listLicences(deps.db, requireAccount(call).id, call.query),
	listPartnerUsage: (call) => listUsage(deps, requireAccount(call).id, call.query),
	listPartners: (call) => listPartners(deps.db, call.query),
	listDueEarnings: (call) => listDue(deps.db, call.query),
	payOutEarning: (call) =>
		payOut(deps, requireAccount(call).id, call.params.id, call.body.reference),
})
