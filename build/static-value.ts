import type { Expression } from 'oxc-parser'

/** Thrown by `staticValue` for an expression whose value is only known when the code runs. */
export class NotStatic extends Error {}

/**
 * The value of an expression made of literals: objects, arrays, strings, numbers, booleans, null,
 * undefined, negative numbers, templates without holes.
 * @throws NotStatic for anything else
 */
export const staticValue = (node: Expression): unknown => {
	if (node.type === 'Literal') return node.value
	if (node.type === 'Identifier' && node.name === 'undefined') return undefined
	if (node.type === 'TemplateLiteral' && node.expressions.length === 0)
		return node.quasis[0]!.value.cooked
	if (node.type === 'UnaryExpression' && node.operator === '-')
		return -(staticValue(node.argument) as number)
	if (node.type === 'ArrayExpression')
		return node.elements.map((element) => {
			if (!element || element.type === 'SpreadElement') throw new NotStatic()
			return staticValue(element)
		})
	if (node.type === 'ObjectExpression')
		return Object.fromEntries(
			node.properties.map((property) => {
				if (property.type === 'SpreadElement' || property.computed || property.kind !== 'init')
					throw new NotStatic()
				const { key } = property
				if (key.type !== 'Identifier' && key.type !== 'Literal') throw new NotStatic()
				return [key.type === 'Identifier' ? key.name : key.value, staticValue(property.value)]
			}),
		)
	throw new NotStatic()
}
