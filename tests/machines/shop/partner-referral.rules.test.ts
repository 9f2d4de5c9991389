import { expect, it } from 'vitest'
import { createActor } from 'xstate'
import { isPartner, isPartnerStaff } from '#domain/shop/partner-roles.rules.ts'
import { partnerReferralMachine } from '#machines/shop/partner/partner-referral.machine.ts'
import {
	KEPT_FOR,
	referralOf,
	writeReferral,
} from '#machines/shop/partner/partner-referral.rules.ts'

const now = 1_795_000_000_000
const DAY = 86_400_000
const partnerId = '0197a000-0000-7000-8000-000000000001'
const later = '0197a000-0000-7000-8000-000000000002'
const stored = (at: number) => JSON.parse(JSON.stringify(writeReferral({ partnerId, at })))

it('SCH-07 the address counts before what is kept, written in whatever case; what is no id counts for nothing', () => {
	const kept = stored(now - 1)
	expect(referralOf({ asked: ` ${later.toUpperCase()} `, stored: kept, now })).toEqual({
		partnerId: later,
		at: now,
	})
	for (const asked of [null, '', 'p1', `${later}0`, `x${later}`, '../../etc'])
		expect(referralOf({ asked, stored: kept, now })).toEqual({ partnerId, at: now - 1 })
	expect(referralOf({ asked: 'p1', stored: null, now })).toBeNull()
})

it('SCH-07 a kept link is read back for thirty days, of this version, and none of the future', () => {
	expect(KEPT_FOR).toBe(30 * DAY)
	const read = (kept: unknown) => referralOf({ asked: null, stored: kept, now })
	expect(read(stored(now))).toEqual({ partnerId, at: now })
	expect(read(stored(now - KEPT_FOR + 1))).toEqual({ partnerId, at: now - KEPT_FOR + 1 })
	const good = stored(now)
	for (const wrong of [
		...[stored(now - KEPT_FOR), stored(now + 1), null, 'text', [], {}, 7],
		...[
			{ ...good, version: 0 },
			{ ...good, at: 'x' },
			{ ...good, at: null },
		],
		...[
			{ ...good, partnerId: 'p1' },
			{ ...good, partnerId: 5 },
		],
	])
		expect(read(wrong)).toBeNull()
})

it('SCH-07 with nothing to send the process ends immediately', () => {
	const input = { asked: null, stored: { version: 0 }, now }
	expect(createActor(partnerReferralMachine, { input }).getSnapshot().value).toBe('discarded')
})

it('ROL-02 who brings schools, and who looks after those who do', () => {
	const roles = [
		...['channel_partner', 'institutional_value_partner', 'institutional_sales_partner'],
		...['vidya_customer_success', 'vidya_sales_associate', 'main_poc', 'teacher'],
	]
	const one = (has: (roles: readonly string[]) => boolean) =>
		roles.filter((role) => has(['teacher', role]))
	expect([one(isPartner), one(isPartnerStaff)]).toEqual([roles.slice(0, 3), roles.slice(3, 5)])
	expect([isPartner([]), isPartnerStaff([])]).toEqual([false, false])
})
