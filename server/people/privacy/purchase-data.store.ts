import { eq, inArray } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import { billing } from '#server/shop/billing/billing.tables.ts'
import { invoice } from '#server/shop/invoice/invoice.tables.ts'
import { licenceAssignment, voucherAssignment } from '#server/shop/licence/licence.tables.ts'
import { order, orderLine, payment } from '#server/shop/order/order.tables.ts'
import { orderNote } from '#server/shop/order-record/order-note.tables.ts'
import { partnerEarning, partnerSchool } from '#server/shop/partner/partner.tables.ts'
import { refund, refundRequest } from '#server/shop/refund/refund.tables.ts'
import { schoolCartLine } from '#server/shop/school-cart/school-cart.tables.ts'
import { schoolOrder, schoolOrderLine } from '#server/shop/school-order/school-order.tables.ts'
import { subscription } from '#server/shop/subscription/subscription.tables.ts'
import { coinEntry, wallet } from '#server/shop/wallet/wallet.tables.ts'
import { accountErasure } from './erasure.tables.ts'
import { type Person, personal } from './personal.store.ts'

const orders = (who: Person) =>
	new QueryBuilder().select({ id: order.id }).from(order).where(eq(order.accountId, who.id))
const payments = (who: Person) =>
	new QueryBuilder()
		.select({ id: payment.id })
		.from(payment)
		.where(inArray(payment.orderId, orders(who)))
const schoolOrders = (who: Person) =>
	new QueryBuilder()
		.select({ id: schoolOrder.id })
		.from(schoolOrder)
		.where(eq(schoolOrder.accountId, who.id))
const kept = { kept: 'accounts', blank: {} } as const

/**
 * What somebody bought (PRI-01): invoices stay as they are, orders without their buyer's details,
 * for these are on the invoice.
 */
export const purchaseData = [
	personal(billing, billing.accountId, {
		exported: ['accountId', 'stateCode', 'address', 'businessName', 'gstin', 'updatedAt'],
		hidden: [],
	}),
	personal(coinEntry, coinEntry.accountId, {
		exported: ['id', 'accountId', 'delta', 'reason', 'subjectId', 'createdAt'],
		hidden: [],
	}),
	personal(wallet, wallet.accountId, {
		exported: ['accountId', 'coins', 'usedCoins', 'totalEarnedCoins'],
		hidden: [],
	}),
	personal(subscription, subscription.accountId, {
		exported: ['id', 'accountId', 'planId', 'assignmentId', 'startsAt', 'endsAt', 'orderId'],
		hidden: ['remindedAt'],
	}),
	personal(licenceAssignment, licenceAssignment.accountId, {
		exported: ['id', 'licenceId', 'accountId', 'createdAt'],
		hidden: [],
	}),
	personal(voucherAssignment, voucherAssignment.accountId, {
		exported: ['id', 'voucherId', 'accountId', 'discountId', 'createdAt'],
		hidden: [],
	}),
	personal(refundRequest, refundRequest.accountId, {
		exported: [
			...(['id', 'orderId', 'accountId', 'status', 'reason', 'words', 'language'] as const),
			...(['askedAt', 'decidedAt', 'decision', 'sentAt', 'receivedAt'] as const),
		],
		hidden: ['decidedBy'],
		erasure: { kept: 'accounts', blank: { words: '', decision: '' } },
	}),
	personal(order, order.accountId, {
		exported: [
			...(['id', 'accountId', 'provider', 'providerOrderId', 'status', 'currency'] as const),
			...(['price', 'planDiscount', 'discount', 'gst', 'rounding', 'coins', 'total'] as const),
			...(['discountId', 'buyerName', 'buyerEmail', 'buyerPhone', 'receiptNumber'] as const),
			...(['buyerOrganization', 'buyerBornOn'] as const),
			...(['createdAt', 'expiresAt', 'paidAt', 'returnedAt', 'schoolOrderId'] as const),
		],
		hidden: ['productKey', 'nextCheckAt', 'isInvoiced'],
		erasure: {
			kept: 'accounts',
			blank: {
				...{ buyerName: '', buyerEmail: '', buyerPhone: '' },
				...{ buyerOrganization: null, buyerBornOn: null },
			},
		},
	}),
	personal(orderLine, (who) => inArray(orderLine.orderId, orders(who)), {
		exported: [
			...(['id', 'orderId', 'resourceId', 'planId', 'title', 'price'] as const),
			...(['planDiscount', 'discount', 'gst', 'total'] as const),
		],
		hidden: [],
		erasure: kept,
	}),
	personal(orderNote, (who) => inArray(orderNote.orderId, orders(who)), {
		exported: ['id', 'orderId', 'text', 'createdAt'],
		hidden: ['authorId'],
	}),
	personal(refund, (who) => inArray(refund.paymentId, payments(who)), {
		exported: [
			'id',
			'paymentId',
			'amount',
			'currency',
			'reason',
			'status',
			'createdAt',
			'receivedAt',
			'isWhole',
			'words',
		],
		hidden: ['providerRefundId', 'attempts', 'nextAt', 'madeBy'],
		erasure: { kept: 'accounts', blank: { words: '' } },
	}),
	personal(payment, (who) => inArray(payment.orderId, orders(who)), {
		exported: ['id', 'orderId', 'provider', 'amount', 'currency', 'status', 'outcome', 'createdAt'],
		hidden: ['reportedBy'],
		erasure: kept,
	}),
	personal(invoice, invoice.accountId, {
		exported: [
			...(['id', 'kind', 'number', 'orderId', 'accountId', 'taxable', 'cgst', 'sgst'] as const),
			...(['igst', 'rounding', 'total', 'facts', 'issuedAt'] as const),
		],
		hidden: ['series', 'financialYear', 'serial', 'occasion'],
		erasure: kept,
	}),
	personal(schoolCartLine, schoolCartLine.changedBy, {
		exported: ['id', 'schoolId', 'resourceId', 'quantity', 'changedBy', 'changedAt', 'createdAt'],
		hidden: ['previousQuantity', 'previousBy'],
	}),
	personal(schoolOrderLine, (who) => inArray(schoolOrderLine.schoolOrderId, schoolOrders(who)), {
		exported: [
			...(['id', 'schoolOrderId', 'resourceId', 'title', 'quantity', 'unitPrice'] as const),
			...(['price', 'gst', 'total'] as const),
		],
		hidden: [],
		erasure: kept,
	}),
	personal(schoolOrder, schoolOrder.accountId, {
		exported: [
			...(['id', 'schoolId', 'accountId', 'status', 'quoteNumber', 'price', 'gst'] as const),
			...(['rounding', 'total', 'purchaseOrder', 'stateCode', 'businessName', 'address'] as const),
			...(['gstin', 'createdAt', 'validUntil', 'submittedAt', 'decidedAt', 'decision'] as const),
			...(['transferReference', 'bankReference', 'paidAt', 'cancelledAt'] as const),
		],
		hidden: ['decidedBy', 'confirmedBy'],
		erasure: kept,
	}),
	personal(partnerSchool, partnerSchool.partnerId, {
		exported: ['schoolId', 'partnerId', 'createdAt'],
		hidden: ['broughtBy'],
	}),
	personal(partnerEarning, partnerEarning.partnerId, {
		exported: [
			...(['id', 'schoolOrderId', 'schoolId', 'partnerId', 'base', 'rate', 'amount'] as const),
			...(['status', 'earnedAt', 'paidOutAt', 'reference'] as const),
		],
		hidden: ['paidOutBy'],
		erasure: kept,
	}),
	personal(accountErasure, accountErasure.accountId, {
		exported: ['accountId', 'status', 'askedAt', 'dueAt', 'doneAt'],
		hidden: ['files'],
		erasure: { kept: 'proof', blank: {} },
	}),
]
