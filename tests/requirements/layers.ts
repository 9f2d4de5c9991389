/** Where a test runs: what it can prove of a requirement. */
export type Layer = 'machine' | 'server' | 'view' | 'browser' | 'atlas'

const named: readonly Layer[] = ['browser', 'server', 'machine']

const layersIn = (text: string): Layer[] => named.filter((layer) => text.includes(layer))

/** Returns the ids in `CRD-01 … CRD-03`, `CRD-01` or the group `CRD`. */
const idsIn = (text: string, all: readonly string[]): string[] =>
	text.split(',').flatMap((part) => {
		const [from = '', to] = part.split('…').map((word) => word.trim())
		if (to) return all.filter((id) => id >= from && id <= to)
		return all.filter((id) => id === from || id.startsWith(`${from}-`))
	})

/**
 * Reads the layers that each id needs from the table in docs/layers.md. Later rows with `also` add
 * to earlier rows; words in brackets apply to the ids that they name.
 * @returns the layers per id; an empty list if any test will do
 */
export const neededLayers = (table: string, all: readonly string[]): Map<string, Layer[]> => {
	const needed = new Map<string, Layer[]>()
	const add = (ids: readonly string[], layers: readonly Layer[]) => {
		for (const id of ids) needed.set(id, [...new Set([...(needed.get(id) ?? []), ...layers])])
	}
	for (const [, ids = '', words = ''] of table.matchAll(/^\| ([A-Z]{3}[^|]*) \| ([^|]*) \|$/gm)) {
		const [plain = '', exception = ''] = words.split('(')
		add(idsIn(ids, all), layersIn(plain))
		const [, alone, only] = /^(.*): (\w+) alone\)/.exec(exception) ?? []
		if (alone && only) for (const id of idsIn(alone, all)) needed.set(id, layersIn(only))
		const [, also, more] = /^([A-Z]{3}) also (\w+)\)/.exec(exception) ?? []
		if (also && more) add(idsIn(also, all), layersIn(more))
	}
	return needed
}

/** Tests that prove no requirement, whatever their titles say (last sentence of docs/layers.md). */
const provesNothing = /accessibility\.spec|seed\.test|api\.test|node-render\.test/

/** The layer of a test by its file; null for a file that proves nothing. */
export const layerOf = (file: string): Layer | null => {
	if (provesNothing.test(file)) return null
	if (file.includes('tests/e2e/') || /\.spec\.ts$/.test(file)) return 'browser'
	if (file.includes('tests/server/')) return 'server'
	if (file.includes('tests/views/')) return 'view'
	return file.includes('tests/machines/') ? 'machine' : 'atlas'
}
