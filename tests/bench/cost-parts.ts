import { fileURLToPath } from 'node:url'
import type { Spent } from './cpu-profile.ts'
import type { Frame } from './pages/cpu-samples.ts'
import { openMap } from './pages/source-map-table.ts'

/** Parts of a page's cost: the first pattern that matches a file names its part. */
const parts = {
	database:
		/^wasm:|node_modules\/(@electric-sql|pg|pg-\w+|drizzle-orm)\/|server\/.*(store|database)/,
	'calls in process': /node_modules\/(light-my-request|openapi-fetch)\/|src\/api\//,
	'facts in the page': /node_modules\/seroval/,
	'router and queries': /node_modules\/@tanstack\//,
	machines: /node_modules\/(xstate|@xstate)\/|machines\//,
	'React and views': /node_modules\/(react|react-dom|lucide-react|@ark-ui|@zag-js|zod)\/|src\//,
	'compression and hashes': /server\/(platform\/answers|web\/page)\//,
	'server and its calls': /node_modules\/|server\//,
}

/** Names of the parts; `garbage collection` and `other` are what no file answers for. */
export type Part = keyof typeof parts | 'garbage collection' | 'other'

const maps = new Map<string, ReturnType<typeof openMap>>()

/** The file that a function was written in; what is built has its source map beside it. */
const fileOf = ({ url = '', lineNumber = 0, columnNumber = 0 }: Frame): string => {
	if (!url.includes('/dist/rendering/')) return url
	if (!maps.has(url)) maps.set(url, openMap(fileURLToPath(url)))
	return maps.get(url)!(lineNumber, columnNumber) ?? ''
}

const partOf = (stack: Frame[]): Part => {
	if (stack[0]!.functionName === '(garbage collector)') return 'garbage collection'
	for (const frame of stack) {
		const file = fileOf(frame)
		const found = Object.entries(parts).find(([, pattern]) => pattern.test(file))
		if (found) return found[0] as Part
	}
	return 'other'
}

/**
 * Returns each part's share of the time, largest first. A sample counts for the innermost known
 * file.
 */
export const sharesOf = (spent: Spent[]): { part: Part; share: number }[] => {
	const all = spent.reduce((sum, { ms }) => sum + ms, 0)
	const sums = new Map<Part, number>()
	for (const { stack, ms } of spent) {
		const part = partOf(stack)
		sums.set(part, (sums.get(part) ?? 0) + ms / all)
	}
	return [...sums].map(([part, share]) => ({ part, share })).sort((a, b) => b.share - a.share)
}
