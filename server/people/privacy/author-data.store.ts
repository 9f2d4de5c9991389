import {
	authorApplication,
	authorContract,
	authorPayee,
	authorPayout,
	authorShare,
} from '#server/shop/author/author.tables.ts'
import { personal } from './personal.store.ts'

const kept = { kept: 'accounts', blank: {} } as const

/**
 * What an author has with the shop (PRI-01). Shares and payouts stay with the bank account and the
 * PAN, because the books and the return of deducted tax name them.
 */
export const authorData = [
	personal(authorApplication, authorApplication.accountId, {
		exported: [
			...(['id', 'accountId', 'status', 'topic', 'experience', 'sample', 'reason'] as const),
			...(['createdAt', 'decidedAt'] as const),
		],
		hidden: [],
	}),
	personal(authorContract, authorContract.accountId, {
		exported: ['accountId', 'rate', 'changedAt'],
		hidden: [],
		erasure: { kept: 'accounts', blank: { rate: 0 } },
	}),
	personal(authorPayee, authorPayee.accountId, {
		exported: ['accountId', 'name', 'pan', 'accountNumber', 'ifsc', 'changedAt'],
		hidden: [],
		erasure: kept,
	}),
	personal(authorShare, authorShare.accountId, {
		exported: [
			...(['id', 'accountId', 'resourceId', 'base', 'rate', 'amount'] as const),
			...(['bookedAt', 'dueAt', 'payoutId'] as const),
		],
		hidden: ['documentId', 'orderId'],
		erasure: kept,
	}),
	personal(authorPayout, authorPayout.accountId, {
		exported: [
			...(['id', 'accountId', 'status', 'gross', 'tds', 'name', 'pan', 'accountNumber'] as const),
			...(['ifsc', 'reference', 'createdAt', 'decidedAt'] as const),
		],
		hidden: [],
		erasure: kept,
	}),
]
