import { v7 } from 'uuid'
import { recordAct } from '#server/people/audit/audit.service.ts'
import type { Account } from '#server/platform/contract/account.ts'
import type { Deps } from '#server/platform/deps.ts'
import { takeTry } from '#server/platform/limits/limit.ts'
import type { Gateway, PaymentDeps } from '#server/platform/payment/gateway.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import { gatewayOf } from '#server/shop/payment/configured.rules.ts'
import {
	findTestPayment,
	insertTestPayment,
	lockSetup,
	markReturned,
	type TestPaymentRow,
	writeSetup,
} from './shop-setup.store.ts'
import { testMail } from './test-mail.ts'

/** Amount of a test payment in paise: the least that providers accept. */
const TEST_AMOUNT = 100

/** Tests of one person in an hour. */
const MOST_TESTS = 20
const HOUR_MS = 3_600_000

const take = (deps: Deps, owner: Account) =>
	takeTry(deps, { name: 'setup-test', subject: owner.id, max: MOST_TESTS, windowMs: HOUR_MS })

const testOf = (owner: Account) => ({
	actorId: owner.id,
	subject: { kind: 'shop-setup', id: 'test' },
	before: {},
})

/** The reason of a mail server or a library, in at most 300 characters. */
const reasonOf = (error: unknown) =>
	(error instanceof Error ? error.message : String(error)).slice(0, 300)

/**
 * Sends a mail to the owner, past the queue, and notes that the mail server took it
 * (DSK-01).
 * @throws Problem 409 mail-refused with the server's `reason`; 429
 */
export const sendTestMail = async (deps: Deps, owner: Account) => {
	await take(deps, owner)
	const mail = deps.mails.compose(testMail(owner.email, `${deps.config.publicUrl}/desk`))
	try {
		await deps.mailer.send({ to: owner.email, ...mail, attachments: [] }, v7())
	} catch (error) {
		throw new Problem(409, 'mail-refused', undefined, { reason: reasonOf(error) })
	}
	const now = deps.clock()
	await deps.db.transaction(async (tx) => {
		await lockSetup(tx)
		await writeSetup(tx, { mailTestedAt: now })
		const act = { ...testOf(owner), operation: 'sendTestMail', after: { taken: true } }
		await recordAct(tx, act, now)
	})
	return {
		to: owner.email,
		mailbox_url: deps.mailer.isEmbedded ? `/dev/mail?to=${encodeURIComponent(owner.email)}` : null,
	}
}

/**
 * Opens a payment of one rupee at a provider (DSK-01).
 * @throws Problem 409 payments-refused if the provider refuses the keys or cannot be reached; 429
 */
export const openTestPayment = async (
	deps: PaymentDeps,
	owner: Account,
	provider: TestPaymentRow['provider'],
) => {
	const gateway = gatewayOf(deps.gateways, provider)
	await take(deps, owner)
	const id = v7()
	const buyer = { name: owner.displayName, email: owner.email, contact: owner.phone ?? '' }
	const title = `${deps.config.BRAND_NAME}: test`
	const order = { orderId: id, amount: TEST_AMOUNT, currency: 'INR', title, buyer }
	const opened = await gateway.open(order).catch((error: unknown) => {
		const { cause } = error as { cause?: { error?: { description?: string } } }
		const reason = cause?.error?.description ?? reasonOf(cause ?? error)
		throw new Problem(409, 'payments-refused', undefined, { reason: reason.slice(0, 300) })
	})
	const now = deps.clock()
	const { providerOrderId, key, paymentUrl } = opened
	await deps.db.transaction(async (tx) => {
		await insertTestPayment(tx, { id, provider, providerOrderId, refundId: v7(), createdAt: now })
		const act = { ...testOf(owner), operation: 'openTestPayment', after: { provider, id } }
		await recordAct(tx, act, now)
	})
	return {
		id,
		key,
		pg_order_id: providerOrderId,
		amount: TEST_AMOUNT,
		currency: 'INR',
		script_url: gateway.scriptUrl,
		payment_url: paymentUrl,
	}
}

const statusAt = async (gateway: Gateway, { providerOrderId }: TestPaymentRow) => {
	const reports = await gateway.fetchReports(providerOrderId)
	const paid = reports.find(({ status }) => status === 'paid' || status === 'refunded')
	if (paid) return { status: 'paid' as const, paymentId: paid.paymentId }
	if (reports.some(({ status }) => status === 'pending')) return { status: 'pending' as const }
	return { status: reports.length > 0 ? ('declined' as const) : ('unpaid' as const) }
}

/**
 * Asks the provider about a test payment; one that is paid is given back, and the step is done
 * (DSK-01). Asked again it gives back nothing twice.
 * @throws Problem 404 not-found, 502 provider-unreachable
 */
export const checkTestPayment = async (deps: PaymentDeps, owner: Account, id: string) => {
	const test = await findTestPayment(deps.db, id)
	if (!test) throw new Problem(404, 'not-found')
	if (test.returnedAt) return { status: 'returned' as const }
	const gateway = gatewayOf(deps.gateways, test.provider)
	const found = await statusAt(gateway, test)
	if (found.status !== 'paid') return found
	const { paymentId } = found
	const due = { refundId: test.refundId, paymentId, amount: TEST_AMOUNT }
	// Of two checks at the same moment the provider refuses one; asked again it reports the refund.
	await gateway.refund(due).catch(() => gateway.refund(due))
	const now = deps.clock()
	await deps.db.transaction(async (tx) => {
		await lockSetup(tx)
		if (!(await markReturned(tx, id, now))) return
		await writeSetup(tx, { paymentTestedAt: now })
		const after = { id, payment: paymentId }
		await recordAct(tx, { ...testOf(owner), operation: 'checkTestPayment', after }, now)
	})
	return { status: 'returned' as const }
}
