import { statusAfter } from '#machines/kit/status.ts'
import { schoolOrderStatusMachine } from '#machines/shop/school-order/school-order-status.machine.ts'
import type { SchoolOrder } from './school-order.store.ts'

/** Days in which bought licences can be assigned: a year. */
export const LICENCE_DAYS = 365

/** Statuses in which an order waits for the school. */
const waiting: readonly SchoolOrder['status'][] = ['quoted', 'waiting', 'rejected', 'approved']

/**
 * Returns true if a quote expired before payment. A transfer that was announced in time may still
 * arrive.
 */
export const hasExpired = (order: Pick<SchoolOrder, 'status' | 'validUntil'>, now: Date): boolean =>
	waiting.includes(order.status) && order.validUntil <= now

/** Returns true if an order can be paid in this status. */
export const isPayable = (status: SchoolOrder['status']): boolean =>
	statusAfter(schoolOrderStatusMachine, status, { type: 'payment.captured' }) !== undefined

const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/**
 * `VT7K2M9QXB4D`: the reference of a school's transfer, without letters that look alike.
 * @param bytes ten random ones
 */
export const transferReferenceOf = (bytes: Uint8Array): string =>
	`VT${[...bytes].map((byte) => letters[byte % letters.length]).join('')}`

/** Returns the title of a line. */
export const titleOf = (line: { title: string; quantity: number }): string =>
	`${line.title} × ${line.quantity}`
