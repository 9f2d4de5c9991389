import MagicString, { type SourceMap } from 'magic-string'
import { type CallExpression, parseSync, Visitor } from 'oxc-parser'
import { NotStatic, staticValue } from './static-value.ts'

/** Panda's own functions, which turn styles into class names. */
export type Styled = { css: (styles: object) => string; sva: (config: object) => () => object }

/** `css({…})` with its argument, or `sva({…})()` with the argument of the inner call. */
const styleCall = (call: CallExpression): { name: keyof Styled; call: CallExpression } | null => {
	const { callee } = call
	if (callee.type === 'Identifier' && callee.name === 'css') return { name: 'css', call }
	if (callee.type !== 'CallExpression' || callee.callee.type !== 'Identifier') return null
	return callee.callee.name === 'sva' ? { name: 'sva', call: callee } : null
}

const resultOf = (found: NonNullable<ReturnType<typeof styleCall>>, { css, sva }: Styled) => {
	const [argument, another] = found.call.arguments
	if (!argument || another || argument.type === 'SpreadElement') throw new NotStatic()
	const styles = staticValue(argument) as object
	return found.name === 'css' ? css(styles) : sva(styles)()
}

/**
 * Replaces calls of `css` and `sva` whose argument is all literals by their result; others stay for
 * the browser.
 * @param id name of the file, whose ending tells TypeScript from JSX
 * @returns the code and its source map; null when nothing was replaced
 */
export const inlineStyles = (
	id: string,
	code: string,
	styled: Styled,
): { code: string; map: SourceMap } | null => {
	const edited = new MagicString(code)
	new Visitor({
		CallExpression: (call) => {
			const found = styleCall(call)
			if (!found) return
			try {
				edited.overwrite(call.start, call.end, JSON.stringify(resultOf(found, styled)))
			} catch (error) {
				if (!(error instanceof NotStatic)) throw error
			}
		},
	}).visit(parseSync(id, code).program)
	return edited.hasChanged()
		? { code: edited.toString(), map: edited.generateMap({ source: id, hires: true }) }
		: null
}
