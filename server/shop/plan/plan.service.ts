import { isDeepStrictEqual } from 'node:util'
import { v7 } from 'uuid'
import { type PlanTerms, planFaultsOf } from '#domain/shop/plan.rules.ts'
import { findAccountOfEmail, lockAccount } from '#server/people/account/account.service.ts'
import { recordAct } from '#server/people/audit/audit.service.ts'
import { notify } from '#server/people/notification/notification.service.ts'
import type { Account } from '#server/platform/contract/account.ts'
import type { Deps } from '#server/platform/deps.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import {
	countHolders,
	findAllPlans,
	findTerm,
	insertPlan,
	insertTerm,
	lockPlan,
	moveTermEnd,
	type PlanRow,
	writePlan,
} from './plan.store.ts'

const termsOf = ({ name, isFree, price, forSchools, offered, benefits }: PlanRow): PlanTerms => ({
	...{ name, is_free: isFree, price, for_schools: forSchools, offered, benefits },
})

/** The terms as the audit log has them. */
const recordOf = ({ benefits, ...terms }: PlanTerms) => ({
	...terms,
	benefits: Object.entries(benefits).map(
		([type, { included = 0, additional_purchases: further }]) =>
			`${type}: ${included} included, ${further?.discount ?? 0} % off`,
	),
})

const planOf = (row: PlanRow, holders: number) => ({
	...{ id: row.id, slug: row.slug, holders, terms: termsOf(row) },
})

/** The columns of the terms of a plan. */
export const columnsOf = (terms: PlanTerms) => {
	const { name, is_free: isFree, for_schools: forSchools, price, offered, benefits } = terms
	return { name: name.trim(), isFree, forSchools, price, offered, benefits }
}

/** @throws Problem 409 plan-invalid with the fields */
const requireFit = (slug: string, terms: PlanTerms): void => {
	const fields = planFaultsOf(slug, terms)
	if (fields.length > 0) throw new Problem(409, 'plan-invalid', fields.join(', '), { fields })
}

/** WAL-02: every plan with the number of people who have it, the cheapest first. */
export const listDeskPlans = async ({ db, clock }: Deps) => ({
	data: (await findAllPlans(db, clock())).map(({ row, holders }) => planOf(row, holders)),
})

/**
 * WAL-02: makes a plan.
 * @throws Problem 409 plan-invalid with the fields, slug-taken
 */
export const createPlan = async (
	{ db, clock }: Deps,
	me: Account,
	{ slug, terms }: { slug: string; terms: PlanTerms },
) => {
	requireFit(slug, terms)
	return db.transaction(async (tx) => {
		const row = await insertPlan(tx, { id: v7(), slug, ...columnsOf(terms) })
		if (!row) throw new Problem(409, 'slug-taken')
		const act = {
			actorId: me.id,
			operation: 'createPlan',
			subject: { kind: 'plan', id: row.id },
			before: {},
			after: { slug, ...recordOf(termsOf(row)) },
		}
		await recordAct(tx, act, clock())
		return planOf(row, 0)
	})
}

/**
 * WAL-02: changes the terms of a plan, for everybody who has it too; its address stays.
 * @throws Problem 404 not-found; 409 plan-changed if the terms are not those that the person saw,
 * plan-invalid with the fields
 */
export const changePlan = async (
	{ db, clock }: Deps,
	me: Account,
	id: string,
	{ before, terms }: { before: PlanTerms; terms: PlanTerms },
) => {
	const now = clock()
	return db.transaction(async (tx) => {
		const row = await lockPlan(tx, id)
		if (!row) throw new Problem(404, 'not-found')
		const known = termsOf(row)
		if (!isDeepStrictEqual(known, before)) throw new Problem(409, 'plan-changed')
		requireFit(row.slug, terms)
		const written = await writePlan(tx, id, columnsOf(terms))
		const act = {
			actorId: me.id,
			operation: 'changePlan',
			subject: { kind: 'plan', id },
			before: recordOf(known),
			after: recordOf(termsOf(written)),
		}
		await recordAct(tx, act, now)
		return planOf(written, await countHolders(tx, id, now))
	})
}

/**
 * WAL-02: a plan runs for a person until a moment: it begins, or its running term ends then. A
 * moment that has passed ends a running term now. A term of a school's seat stays as it is.
 * @param given.email lower case
 * @throws Problem 404 not-found; 409 no-account, plan-not-held for an end in the past of a plan
 * that does not run
 */
export const givePlan = async (
	{ db, clock }: Deps,
	me: Account,
	id: string,
	given: { email: string; ends_at: string },
) => {
	const now = clock()
	const wanted = new Date(given.ends_at)
	const endsAt = wanted > now ? wanted : now
	return db.transaction(async (tx) => {
		const row = await lockPlan(tx, id)
		if (!row) throw new Problem(404, 'not-found')
		const holder = await findAccountOfEmail(tx, given.email)
		if (!holder) throw new Problem(409, 'no-account')
		await lockAccount(tx, holder.id)
		const term = await findTerm(tx, { planId: id, accountId: holder.id }, now)
		if (!term && endsAt <= now) throw new Problem(409, 'plan-not-held')
		if (term) await moveTermEnd(tx, term.id, endsAt)
		else {
			const held = { accountId: holder.id, planId: id, startsAt: now, endsAt }
			await insertTerm(tx, { id: v7(), assignmentId: v7(), ...held })
			const told = { kind: 'planGiven', name: row.name } as const
			await notify(tx, [holder.id], { told, route: '/vidya-plus', taskId: id, now })
		}
		const act = {
			actorId: me.id,
			operation: 'givePlan',
			subject: { kind: 'plan', id },
			before: { account: holder.id, ends_at: term?.endsAt.toISOString() ?? null },
			after: { account: holder.id, ends_at: endsAt.toISOString() },
		}
		await recordAct(tx, act, now)
		return planOf(row, await countHolders(tx, id, now))
	})
}
