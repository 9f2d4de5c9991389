import MagicString from 'magic-string'
import { type ObjectProperty, parseSync } from 'oxc-parser'
import type { Plugin } from 'vite'
import { dropUnusedCode } from './drop-unused-code.ts'

type Found = { statement: { start: number; end: number }; head: ObjectProperty }

/**
 * The statement that makes `Route`, and its `head`; null where it has none, or no view whose chunk
 * it could be in.
 */
const findHead = (id: string, code: string): Found | null => {
	for (const statement of parseSync(id, code).program.body) {
		if (statement.type !== 'ExportNamedDeclaration') continue
		if (statement.declaration?.type !== 'VariableDeclaration') continue
		const made = statement.declaration.declarations[0]?.init
		if (made?.type !== 'CallExpression' || made.callee.type !== 'CallExpression') continue
		const options = made.arguments[0]
		if (options?.type !== 'ObjectExpression') continue
		const named = (name: string) =>
			options.properties.find(
				(one) => one.type === 'Property' && one.key.type === 'Identifier' && one.key.name === name,
			) as ObjectProperty | undefined
		const head = named('head')
		return head && named('component') ? { statement, head } : null
	}
	return null
}

/**
 * Takes the `head` of a route out of it, or leaves nothing but it.
 * @param id path of the route's file; `?tsr-split=…` names the chunk of its view, `?head` the
 * module of its `head`
 * @returns null where the route has no `head` or no view
 */
export const splitHead = (id: string, code: string): string | null => {
	const [file = '', part] = id.split('?')
	const found = findHead(file, code)
	if (!found) return null
	const { statement, head } = found
	const { start, end } = head.value
	const edited = new MagicString(code)
	if (part === 'head')
		edited.overwrite(
			statement.start,
			statement.end,
			`export const head = ${code.slice(start, end)}`,
		)
	else if (part) edited.append(`\nexport { head } from ${JSON.stringify(`${file}?head`)}\n`)
	// The router's plugin names the import of a view so.
	else
		edited.overwrite(
			start,
			end,
			'(page) => $$splitComponentImporter().then((part) => part.head(page))',
		)
	return dropUnusedCode(file, edited.toString())
}

/**
 * In the browser's build, titles and descriptions load with the view of their page: the server has
 * written those of the first page. Must precede the router's plugin.
 */
export const lazyHeads = (): Plugin => ({
	name: 'vidya-lazy-heads',
	apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
	enforce: 'pre',
	transform: {
		filter: {
			id: /\/src\/routes\/(?!__root)((?!-)[^/]+\/)*(?!-)[^/]+\.tsx(\?(head|tsr-split=component.*))?$/,
		},
		handler: (code, id) => {
			const split = splitHead(id, code)
			return split === null ? null : { code: split, map: null }
		},
	},
})
