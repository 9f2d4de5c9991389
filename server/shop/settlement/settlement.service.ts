import type { SettlementProvider } from '#domain/shop/settlement-file.rules.ts'
import type {
	NewSettlementLine as NewLine,
	SettlementLines,
	SettlementLinesAdded,
	Settlements,
	UnsettledPayments,
} from '#openapi/v1.gen.ts'
import { recordAct } from '#server/people/audit/audit.service.ts'
import type { Db } from '#server/platform/database/open.ts'
import type { Deps } from '#server/platform/deps.ts'
import { spanOfDays } from '#server/platform/india-days.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import { matchOf } from './settlement.rules.ts'
import * as store from './settlement.store.ts'

type Page = { limit?: number; offset?: number }

/** Open lines of earlier files that an import compares again: their payment may have come since. */
const COMPARED_AGAIN = 500

type Comparable = Parameters<typeof matchOf>[0] & { reference: string }

/** Compares lines with our payments and refunds. */
const matcherOf = async (tx: Db, provider: SettlementProvider, lines: readonly Comparable[]) => {
	const idsOf = (wanted: string) =>
		lines.filter(({ kind }) => kind === wanted).map(({ reference }) => reference)
	const byId = (rows: Awaited<ReturnType<typeof store.findPayments>>) =>
		new Map(rows.map((row) => [row.id, row]))
	const payments = byId(await store.findPayments(tx, provider, idsOf('payment')))
	const refunds = byId(await store.findRefunds(tx, provider, idsOf('refund')))
	return (line: Comparable) =>
		matchOf(line, (line.kind === 'payment' ? payments : refunds).get(line.reference))
}

/** Compares open lines again, and returns the settlements of those that changed. */
const matchAgain = async (tx: Db, provider: SettlementProvider): Promise<string[]> => {
	const open = await store.findOpenLines(tx, provider, COMPARED_AGAIN)
	const match = await matcherOf(tx, provider, open)
	const changed = open.filter((line) => match(line) !== line.match)
	for (const [now, lines] of Map.groupBy(changed, match))
		await store.updateLines(
			tx,
			lines.map(({ id }) => id),
			{ match: now },
		)
	return changed.map(({ settlementId }) => settlementId)
}

/**
 * DSK-15: takes lines of a provider's settlement file, each once, and compares them with payments
 * and refunds. Returns how many are new, and those that somebody must look at.
 */
export const addSettlementLines = async (
	{ db, clock }: Pick<Deps, 'db' | 'clock'>,
	{ id: me }: { id: string },
	{ provider, lines }: { provider: SettlementProvider; lines: readonly NewLine[] },
): Promise<SettlementLinesAdded> =>
	db.transaction(async (tx) => {
		await store.lockSettlements(tx)
		const now = clock()
		const again = await matchAgain(tx, provider)
		const match = await matcherOf(tx, provider, lines)
		const ids = await store.putSettlements(
			tx,
			provider,
			[...new Map(lines.map((line) => [line.settlement, line])).values()].map((line) => ({
				provider,
				providerId: line.settlement,
				settledOn: line.settled_on,
				utr: line.utr,
				currency: line.currency,
				createdAt: now,
			})),
		)
		const rows = lines.map(({ row: _, settlement, settled_on: _day, utr: _utr, ...line }) => ({
			...line,
			...{ provider, match: match(line), settlementId: ids.get(settlement)!, createdAt: now },
		}))
		const added = await store.insertLines(tx, rows)
		await store.sumLines(tx, [...new Set([...ids.values(), ...again])])
		const stored = await store.findLines(
			tx,
			provider,
			lines.map(({ key }) => key),
		)
		const after = { provider, lines: lines.length, added }
		const subject = { kind: 'settlement', id: [...ids.values()][0]! }
		const act = { operation: 'addSettlementLines', subject, before: {}, after }
		await recordAct(tx, { actorId: me, ...act }, now)
		const open = new Map(
			stored.flatMap((line) =>
				line.match === 'matched' || line.explanation ? [] : [[line.key, line.match] as const],
			),
		)
		return {
			added,
			open: lines.flatMap(({ row, key, reference }) => {
				const found = open.get(key)
				return found ? [{ row, reference: reference || key, match: found }] : []
			}),
		}
	})

/** DSK-15: what the providers paid into the bank. */
export const listSettlements = async (
	db: Db,
	{ limit = 50, offset = 0 }: Page,
): Promise<Settlements> => {
	const { rows, total } = await store.listSettlementRows(db, { limit, offset })
	return {
		total_rows: total,
		data: rows.map(({ providerId, settledOn, createdAt: _, ...row }) => ({
			...row,
			...{ provider_id: providerId, settled_on: settledOn },
		})),
	}
}

/** DSK-15: lines of one settlement, or all that somebody must look at. */
export const listSettlementLines = async (
	db: Db,
	{ settlement, limit = 50, offset = 0 }: Page & { settlement?: string },
): Promise<SettlementLines> => {
	const { rows, total } = await store.listLineRows(db, { settlementId: settlement, limit, offset })
	return {
		total_rows: total,
		data: rows.map(({ line, providerId, settledOn, orderId }) => {
			const { id, provider, kind, amount, fee, tax, net, currency, words, explanation } = line
			return {
				...{ id, provider, kind, amount, fee, tax, net, currency, words, explanation },
				...{ match: line.match, reference: line.reference || line.key },
				...{ settlement: providerId, settled_on: settledOn, order_id: orderId },
			}
		}),
	}
}

/**
 * DSK-15: payments of some days that no settlement names.
 * @throws Problem 400 invalid-request if the first day is after the last
 */
export const listUnsettledPayments = async (
	db: Db,
	{ from, to, limit = 50, offset = 0 }: Page & { from: string; to: string },
): Promise<UnsettledPayments> => {
	const { rows, total, amount } = await store.listUnsettled(db, spanOfDays({ from, to }), {
		...{ limit, offset },
	})
	return {
		...{ total_rows: total, amount },
		data: rows.map(({ createdAt, orderId, receiptNumber, ...row }) => ({
			...row,
			...{ paid_at: createdAt.toISOString(), order_id: orderId, receipt_number: receiptNumber },
		})),
	}
}

/**
 * DSK-15: explains a line that does not match, so that it waits for nobody; empty words take the
 * explanation back.
 * @throws Problem 404 not-found; 409 line-matched
 */
export const explainSettlementLine = async (
	{ db, clock }: Pick<Deps, 'db' | 'clock'>,
	{ id: me }: { id: string },
	id: string,
	words: string,
): Promise<undefined> => {
	await db.transaction(async (tx) => {
		await store.lockSettlements(tx)
		const line = await store.lockLine(tx, id)
		if (!line) throw new Problem(404, 'not-found')
		if (line.match === 'matched') throw new Problem(409, 'line-matched')
		const explanation = words.trim()
		await store.updateLines(tx, [id], { explanation })
		await store.sumLines(tx, [line.settlementId])
		const subject = { kind: 'settlement', id: line.settlementId }
		const act = { operation: 'explainSettlementLine', subject }
		const { reference, key, explanation: earlier } = line
		const before = { explanation: earlier }
		await recordAct(
			tx,
			{ actorId: me, ...act, before, after: { line: reference || key, explanation } },
			clock(),
		)
	})
	return undefined
}
