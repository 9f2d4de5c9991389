import MagicString, { type SourceMap } from 'magic-string'
import { type ObjectProperty, parseSync, Visitor } from 'oxc-parser'
import type { Plugin } from 'vite'

/**
 * `description: '…'`, `meta: { requirement: '…' }`, and a requirement beside `roles`: only readers
 * and the atlas need them.
 */
const isForReaders = ({ key, value }: ObjectProperty): boolean => {
	if (key.type !== 'Identifier') return false
	if (key.name === 'description' || key.name === 'requirement') return value.type === 'Literal'
	if (key.name !== 'meta' || value.type !== 'ObjectExpression') return false
	const [only, another] = value.properties
	return (
		!another &&
		only?.type === 'Property' &&
		only.key.type === 'Identifier' &&
		only.key.name === 'requirement'
	)
}

/**
 * Removes descriptions and requirement ids from the code of a machine; null when there are none.
 */
export const stripMachine = (id: string, code: string): { code: string; map: SourceMap } | null => {
	const edited = new MagicString(code)
	new Visitor({
		ObjectExpression: ({ properties }) => {
			for (const property of properties) {
				if (property.type === 'SpreadElement' || !isForReaders(property)) continue
				const comma = /^\s*,/.exec(code.slice(property.end))?.[0].length ?? 0
				edited.remove(property.start, property.end + comma)
			}
		},
	}).visit(parseSync(id, code).program)
	return edited.hasChanged()
		? { code: edited.toString(), map: edited.generateMap({ source: id, hires: true }) }
		: null
}

/**
 * Leaves out of a build what in the machines is for readers and the atlas, and those of their files
 * that nothing uses: they define and do nothing.
 */
export const stripMachines = (): Plugin => ({
	name: 'vidya-strip-machines',
	apply: 'build',
	enforce: 'pre',
	transform: {
		filter: { id: /\/(machines|domain)\/.*\.ts$/ },
		handler: (code, id) => ({
			...(stripMachine(id, code) ?? { code, map: null }),
			moduleSideEffects: false,
		}),
	},
})
