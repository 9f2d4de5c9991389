import { v7 } from 'uuid'
import type { CouponLine } from '#domain/shop/coupon-file.rules.ts'
import { recordAct } from '#server/people/audit/audit.service.ts'
import {
	type FilePart,
	listImports,
	takeRows,
	undoRows,
} from '#server/people/list-import/list-import.service.ts'
import type { Account } from '#server/platform/contract/account.ts'
import type { Db } from '#server/platform/database/open.ts'
import type { Deps } from '#server/platform/deps.ts'
import { columnsOf, requireFit } from './coupon.service.ts'
import { deleteUnused, insertCoupon } from './coupon.store.ts'
import { codeKeyOf } from './discount.store.ts'

type Needs = Pick<Deps, 'db' | 'clock'>

/** A coupon of a file. */
export type CouponRow = CouponLine & { row: number }

const insert = async (tx: Db, { code: typed, terms }: CouponRow): Promise<string | null> => {
	const code = typed.trim()
	requireFit(code, terms, false)
	const ids = { id: v7(), code, codeKey: codeKeyOf(code) }
	return (await insertCoupon(tx, { ...ids, ...columnsOf(terms) }))?.id ?? null
}

/**
 * 28.3: makes a coupon of each row of a part of a file; a code that is taken is refused.
 * @throws Problem 409 import-undone, coupon-invalid, coupon-gives-all
 */
export const importCoupons = (
	{ db, clock }: Needs,
	me: Account,
	id: string,
	part: FilePart<CouponRow>,
) =>
	db.transaction(async (tx) => {
		const now = clock()
		const of = { id, list: 'coupons' as const, now }
		const taken = await takeRows(tx, of, part, (row) => insert(tx, row))
		const act = { operation: 'importCoupons', subject: { kind: 'list-import', id } }
		const after = { file: part.file_name, coupons: taken.added }
		await recordAct(tx, { actorId: me.id, ...act, before: {}, after }, now)
		return taken
	})

/** 28.3: the last files of coupons. */
export const listCouponImports = ({ db }: Needs) => listImports(db, 'coupons')

/**
 * 28.3: deletes the coupons of a file that no order has; the others stay.
 * @throws Problem 404 not-found
 */
export const undoCouponImport = ({ db, clock }: Needs, me: Account, id: string) =>
	db.transaction(async (tx) => {
		const now = clock()
		const { fileName, ...undone } = await undoRows(tx, { id, list: 'coupons', now }, (ids) =>
			deleteUnused(tx, ids),
		)
		const act = { operation: 'undoCouponImport', subject: { kind: 'list-import', id } }
		const states = { before: { file: fileName }, after: undone }
		if (fileName !== null) await recordAct(tx, { actorId: me.id, ...act, ...states }, now)
		return undone
	})
