import { resource } from '#server/catalogue/resource/resource.tables.ts'
import type { Db } from '#server/platform/database/open.ts'
import { addToCart, checkout, type Purchase, type Rate, workOff } from './checkout-load.ts'
import { openDatabase } from './open-database.ts'
import { signInAll } from './readers.ts'
import { type Running, start } from './running.ts'

/** Checkouts at a number of connections, beside cart adds of the same run. */
export type CheckoutFigures = {
	database: 'pglite' | 'postgres'
	connections: number
	orders: number
	checkout: Rate
	cart: Rate
	/** Checkouts a second as a part of cart adds a second. */
	ratio: number
	/** Seconds after the last order until the last mail was sent. */
	mailSeconds: number
	/** Processor time of the server a checkout, its mail and its invoice included, in ms. */
	cpuMs: number
	megabytes: number
}

type Plan = {
	database: 'pglite' | 'postgres'
	url: string
	folder: string
	/** Orders at each number of connections. */
	orders: number
	connections: number[]
}

const BUYERS = 100
const WARM_UP = 40

const PORT = 4319

const addProducts = async (db: Db, count: number): Promise<string[]> => {
	const publishedAt = new Date()
	const things = Array.from({ length: count }, (_, i) => ({
		slug: `bench-${i}`,
		slugtitle: `bench-${i}`,
		title: `Fractions with Paper Strips, part ${i}`,
		summary: 'A summary.',
		description: 'A description.',
		courseType: 'self_paced',
		subject: 'mathematics',
		price: 100_000,
		instructorName: 'Meera Iyer',
		publishedAt,
	}))
	return (await db.insert(resource).values(things).returning({ id: resource.id })).map(
		({ id }) => id,
	)
}

const mailsWaiting = (ours: Running) =>
	ours.ask<number>({
		count: "select count(*)::int as count from pgboss.job where name like 'mail%'",
	})

const cpuMsOf = async (ours: Running): Promise<number> => {
	const { user, system } = await ours.ask<{ user: number; system: number }>('cpu')
	return (user + system) / 1000
}

const secondsOfMails = async (ours: Running): Promise<number> => {
	const begun = performance.now()
	while ((await mailsWaiting(ours)) > 0) await new Promise((resolve) => setTimeout(resolve, 250))
	return (performance.now() - begun) / 1000
}

/** Measures whole checkouts on a fresh database; each buyer buys each thing once. */
export const benchCheckout = async (
	plan: Plan,
	tell: (one: CheckoutFigures) => void,
): Promise<CheckoutFigures[]> => {
	const database = await openDatabase({ ...plan, size: 170 })
	const { db, close } = await database.open()
	const each = Math.ceil((plan.orders * plan.connections.length + WARM_UP) / BUYERS)
	const products = await addProducts(db, each)
	const buyers = await signInAll(db, 'buyer', BUYERS)
	await close()
	const queue = products
		.flatMap((product) => buyers.map(({ token }): Purchase => ({ token, product })))
		.values()
	const ours = await start('tests/bench/our-server.ts', PORT, {
		...database.env,
		RATE_LIMIT: '2000000000',
		EVENTS_A_DAY: '2000000000',
		DEMO_DATA: 'false',
	})
	const buy = (one: Purchase) => checkout(ours.origin, one)
	const add = (one: Purchase) => addToCart(ours.origin, one)
	const figures: CheckoutFigures[] = []
	try {
		await workOff(queue.take(WARM_UP), 2, buy)
		for (const connections of plan.connections) {
			await secondsOfMails(ours)
			const purchases = [...queue.take(plan.orders)]
			const cart = await workOff(purchases, connections, add)
			const before = await cpuMsOf(ours)
			const rate = await workOff(purchases, connections, buy)
			const mailSeconds = await secondsOfMails(ours)
			figures.push({
				database: plan.database,
				connections,
				orders: purchases.length,
				checkout: rate,
				cart,
				ratio: rate.perSecond / cart.perSecond,
				mailSeconds,
				cpuMs: ((await cpuMsOf(ours)) - before) / purchases.length,
				megabytes: await ours.ask<number>('memory'),
			})
			tell(figures.at(-1)!)
		}
	} finally {
		await ours.stop()
		await database.drop()
	}
	return figures
}

/** A line of the bench. */
export const checkoutLine = (one: CheckoutFigures): string => {
	const told = ({ perSecond, p50, p99, failed }: Rate) =>
		`${perSecond.toFixed(0)}/s ${p50} ${p99} ms${failed ? `, ${failed} failed` : ''}`
	return [
		`${one.database.padEnd(8)} checkout ${String(one.connections).padStart(2)} connections, ${one.orders} orders`,
		told(one.checkout),
		`cart ${told(one.cart)}`,
		`ratio ${one.ratio.toFixed(2)}`,
		`mails sent ${one.mailSeconds.toFixed(0)} s later`,
		`${one.cpuMs.toFixed(1)} ms of processor each`,
		`${Math.round(one.megabytes)} MiB`,
	].join('  ')
}
