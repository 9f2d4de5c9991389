import { v7 } from 'uuid'
import { load, type Request } from '../load.ts'
import { send } from '../record.ts'
import { growDesk } from './grow-desk.ts'
import { type Grown, onGrown, type Plan } from './grown-bench.ts'
import { requestsOf, type Swept, timeAlone, timeTogether } from './sweep.ts'

/** Most ms of a list or search in 99 of 100, at ten connections; seconds of an import. */
export const mostDesk = { p99: 150, importSeconds: 60, cartRatio: 2 }

const IMPORTED = 10_000
/** Rows of one call, and calls of one file. */
const PART = 100
const PARTS = 50

/**
 * An import of 10,000 resources: seconds, calls that failed, and the p99 in ms of a cart that is
 * filled meanwhile and before.
 */
export type ImportFigures = { seconds: number; failed: number; idle: number; beside: number }

export type DeskFigures = { swept: Swept[]; imported: ImportFigures }

const rowOf = (n: number) => ({
	...{ row: n, title: `Imported ${n}`, course_type: 'self_paced', language: 'English' },
	...{ summary: 'From a file.', description: '', subject: 'Mathematics', level: '', tags: [] },
	...{ outcomes: [], price: 49_900, old_price: null, instructor_name: '', affiliate_url: null },
})

const partsOf = (token: string): Request[] => {
	const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
	const calls = IMPORTED / PART
	const files = Array.from({ length: Math.ceil(calls / PARTS) }, () => v7())
	return Array.from({ length: calls }, (_, call) => {
		const rows = Array.from({ length: PART }, (__, n) => rowOf(2 + (call % PARTS) * PART + n))
		return {
			...{
				method: 'POST' as const,
				path: `/v1/desk/resource-imports/${files[Math.floor(call / PARTS)]}/rows`,
			},
			...{ headers, body: JSON.stringify({ file_name: 'grown.csv', rows }) },
		}
	})
}

/** Ids of 200 resources that the shop shows. */
const findProducts = async (origin: string): Promise<string[]> => {
	const pages = await Promise.all(
		[0, 50, 100, 150].map(async (offset) => {
			const path = `/v1/learning/all?limit=50&offset=${offset}`
			const headers = { 'accept-encoding': 'identity' }
			const { bytes } = await send(origin, { method: 'GET', path, headers })
			return (JSON.parse(String(bytes)) as { data: { id: string }[] }).data
		}),
	)
	return pages.flat().map(({ id }) => id)
}

/** p99 in ms of one client that adds resources to its cart, each once. */
const timeCart = async ({ origin, tokens }: Grown, products: string[]): Promise<number> => {
	const headers = {
		authorization: `Bearer ${tokens['settled-teacher']}`,
		'content-type': 'application/json',
	}
	const requests = products.map((id) => ({
		...{ method: 'POST' as const, path: '/v1/cart/retail', headers },
		body: JSON.stringify({ product_id: id }),
	}))
	const once = { connections: 1, seconds: 0.001, once: true, reset: async () => undefined }
	return (await load(origin, requests, once)).p99
}

const timeImport = async (grown: Grown): Promise<ImportFigures> => {
	const products = await findProducts(grown.origin)
	const idle = await timeCart(grown, products.slice(0, 100))
	const begun = performance.now()
	let failed = 0
	const importing = (async () => {
		for (const part of partsOf(grown.tokens.owner!))
			if ((await send(grown.origin, part)).status !== 200) failed += 1
	})()
	const beside = await timeCart(grown, products.slice(100))
	await importing
	return { seconds: (performance.now() - begun) / 1000, failed, idle, beside }
}

/** Times every GET of the desk, and an import, on a database of `deskSizes`. */
export const benchDesk = (plan: Plan, say: (one: Swept) => void): Promise<DeskFigures> =>
	onGrown(plan, growDesk, async (grown) => {
		const swept: Swept[] = []
		for (const { operation, request } of requestsOf(grown.ids, grown.tokens)) {
			if (!request.path.startsWith('/v1/desk')) continue
			if (plan.only.length > 0 && !plan.only.includes(operation)) continue
			const alone = await timeAlone(grown.origin, request)
			const one = {
				operation,
				...alone,
				...(await timeTogether(grown.origin, request, plan.seconds)),
			}
			swept.push(one)
			say(one)
		}
		return { swept, imported: await timeImport(grown) }
	})

/** Returns true if a call of the desk takes longer than it may, or fails. */
export const isOverDesk = ({ p99 = 0, failed = 0, status }: Swept): boolean =>
	p99 > mostDesk.p99 || failed > 0 || status >= 500

/** Returns true if an import takes longer than it may, fails, or holds the shop. */
export const isImportOver = ({ seconds, failed, idle, beside }: ImportFigures): boolean =>
	seconds > mostDesk.importSeconds || failed > 0 || beside > mostDesk.cartRatio * Math.max(1, idle)
