import MagicString from 'magic-string'
import { type ImportDeclaration, parseSync, type Statement, Visitor } from 'oxc-parser'

type Span = { start: number; end: number }
type Part = Span & { names: string[] }

const declared = (statement: Statement): string[] | null => {
	if (statement.type === 'VariableDeclaration')
		return statement.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []))
	const isNamed = statement.type === 'FunctionDeclaration' && statement.id
	return isNamed ? [isNamed.name] : null
}

const imported = (statement: ImportDeclaration): Part[] =>
	statement.specifiers.map(({ start, end, local }) => ({ start, end, names: [local.name] }))

/**
 * The code without what no export and no call at its top level reaches: imports, constants and
 * functions; other statements stay.
 */
export const dropUnusedCode = (id: string, code: string): string => {
	const { program } = parseSync(id, code)
	const words: (Span & { name: string })[] = []
	const note = ({ name, start, end }: Span & { name: string }) => words.push({ name, start, end })
	new Visitor({ Identifier: note, JSXIdentifier: note }).visit(program)
	const imports = program.body.filter((one) => one.type === 'ImportDeclaration')
	const statements = program.body.filter((one) => one.type !== 'ImportDeclaration') as Statement[]
	const parts: Part[] = statements.flatMap((one) => {
		const names = declared(one)
		return names ? [{ start: one.start, end: one.end, names }] : []
	})
	const isIn = (span: Span, { start, end }: Span) => start <= span.start && span.end <= end
	const reached = new Set<string>()
	const reach = (span: Span): void => {
		for (const word of words) {
			if (!isIn(word, span) || reached.has(word.name)) continue
			reached.add(word.name)
			for (const part of parts) if (part.names.includes(word.name)) reach(part)
		}
	}
	for (const statement of statements)
		if (!declared(statement) && !statement.type.startsWith('TS')) reach(statement)
	const isUsed = ({ names }: Part) => names.length === 0 || names.some((name) => reached.has(name))
	const edited = new MagicString(code)
	for (const part of parts) if (!isUsed(part)) edited.remove(part.start, part.end)
	for (const statement of imports) {
		const used = imported(statement).filter(isUsed)
		if (used.length === statement.specifiers.length) continue
		if (used.length === 0) edited.remove(statement.start, statement.end)
		else
			for (const part of imported(statement))
				if (!isUsed(part)) {
					const comma = /^\s*,/.exec(code.slice(part.end))?.[0].length ?? 0
					edited.remove(part.start, part.end + comma)
				}
	}
	return edited.toString()
}
