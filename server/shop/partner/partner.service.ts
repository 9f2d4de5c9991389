import type { PartnerEarnings, PartnerSchools } from '#openapi/v1.gen.ts'
import type { Db } from '#server/platform/database/open.ts'
import type { Deps } from '#server/platform/deps.ts'
import { readMetrics } from './metrics.store.ts'
import { findBrought, findEarnings, readSums } from './own-lists.store.ts'
import { countLicences, findLicences, findUsage } from './spread.store.ts'
import { countPartners, findDue, findPartners } from './staff-lists.store.ts'

type Page = { limit?: number | undefined; offset?: number | undefined }

const ACTIVE_MS = 30 * 86_400_000

const pageOf = ({ limit = 25, offset = 0 }: Page) => ({ limit, offset })

/** API-03: figures of the schools that a partner brought. */
export const measurePartner = readMetrics

/** SCH-07: the link of a partner, and a page of the schools that came by it. */
export const listSchools = async (
	{ db, config }: Pick<Deps, 'db' | 'config'>,
	partnerId: string,
	page: Page,
): Promise<PartnerSchools> => {
	const [{ schools: total }, data] = await Promise.all([
		readSums(db, partnerId),
		findBrought(db, { partnerId, ...pageOf(page) }),
	])
	const link = `${config.publicUrl}/vidya-for-schools?ins_partner_id=${partnerId}`
	return { link, total, data }
}

/** API-03: a page of what a partner earned, and the sums of all. */
export const listEarnings = async (
	db: Db,
	partnerId: string,
	page: Page,
): Promise<PartnerEarnings> => {
	const [{ earnings: total, earned, paid_out }, data] = await Promise.all([
		readSums(db, partnerId),
		findEarnings(db, { partnerId, ...pageOf(page) }),
	])
	return { total, earned, paid_out, data }
}

/** PRF-03: a page of the licences of a partner’s schools. */
export const listLicences = async (db: Db, partnerId: string, page: Page) => {
	const [total, data] = await Promise.all([
		countLicences(db, partnerId),
		findLicences(db, { partnerId, ...pageOf(page) }),
	])
	return { total, data }
}

/**
 * PRF-03: a page of what the teachers of a partner’s schools do; active are those who did something
 * in the last 30 days.
 */
export const listUsage = async (
	{ db, clock }: Pick<Deps, 'db' | 'clock'>,
	partnerId: string,
	page: Page,
) => {
	const since = new Date(clock().getTime() - ACTIVE_MS).toISOString()
	const [{ schools: total }, data] = await Promise.all([
		readSums(db, partnerId),
		findUsage(db, { partnerId, since, ...pageOf(page) }),
	])
	return { total, data }
}

/** ROL-02: a page of all partners, for those who look after them. */
export const listPartners = async (db: Db, page: Page) => {
	const [{ partners: total }, data] = await Promise.all([
		countPartners(db),
		findPartners(db, pageOf(page)),
	])
	return { total, data }
}

/** A page of what waits to be paid out. */
export const listDue = async (db: Db, page: Page) => {
	const [{ due: total }, data] = await Promise.all([countPartners(db), findDue(db, pageOf(page))])
	return { total, data }
}
