import { hoursOf, indianDayOf } from '#domain/learning/training-year.rules.ts'
import { findCaller } from '#server/people/session/session.service.ts'
import type { Deps } from '#server/platform/deps.ts'
import { csvFile } from '#server/platform/documents/csv.ts'
import type { DocumentLanguage } from '#server/platform/documents/words-of-amount.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import { listLicences, listUsage } from './partner.service.ts'
import { partnerWords } from './partner-words.ts'

const page = { limit: 5000, offset: 0 }

/**
 * PRF-03: returns licences or usage of a sales partner’s schools as CSV; undefined when signed out.
 * @throws Problem 403 forbidden
 */
export const readPartnerFile = async (
	deps: Deps,
	refresh: string | undefined,
	kind: 'licences' | 'usage',
	language: DocumentLanguage,
): Promise<string | undefined> => {
	const caller = await findCaller(deps, refresh)
	if (!caller) return undefined
	const { id, roles } = caller.account
	if (!roles.includes('institutional_sales_partner')) throw new Problem(403, 'forbidden')
	const say = partnerWords[language]
	if (kind === 'usage') {
		const { data } = await listUsage(deps, id, page)
		const rows = data.map((one) => [
			one.school,
			one.teachers,
			one.active,
			one.lessons,
			Number(hoursOf(one.minutes)),
		])
		return csvFile([[say.school, say.teachers, say.active, say.lessons, say.hours], ...rows])
	}
	const { data } = await listLicences(deps.db, id, page)
	const rows = data.map((one) => [
		one.school,
		one.title,
		one.quantity,
		one.used,
		one.quantity - one.used,
		indianDayOf(new Date(one.ends_at)),
	])
	return csvFile([[say.school, say.licence, say.quantity, say.used, say.free, say.ends], ...rows])
}
