import { cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react'
import { looks } from './looks.ts'
import { isRole, palette, type Theme } from './palette.ts'

type Props = { className?: string; children?: ReactNode; style?: { color?: string } }
type Painted = ReactElement<Props>

/** Condition of one piece of a selector: a tag, classes, or both. */
type Piece = { tag: string; classes: string[] }

const pieceOf = (text: string): Piece => {
	const [tag = '', ...classes] = text.split('.')
	return { tag, classes }
}

const rules = looks.map(([selector, set]) => {
	const [part, ...around] = selector.split(' ').reverse().map(pieceOf)
	return { part: part!, around, set }
})

type Known = { tag: string; classes: Set<string> }

const holds = ({ tag, classes }: Piece, known: Known): boolean =>
	(tag === '' || tag === known.tag) && classes.every((name) => known.classes.has(name))

/** React's names for attributes of SVG; the others are written as they are. */
const camel = (name: string): string => name.replace(/-([a-z])/g, (_, c: string) => c.toUpperCase())

const knownOf = ({ type, props }: Painted): Known => ({
	tag: String(type),
	classes: new Set(props.className?.split(' ')),
})

/** Only what a mouse meets: it has no look. */
const isUnseen = ({ classes }: Known): boolean => classes.has('reach') || classes.has('plate')

/**
 * Gives every part of a drawing its look as attributes with literal colours, so that it needs no
 * style sheet.
 */
export const paint = (drawing: ReactElement, theme: Theme): ReactElement => {
	const walk = (node: ReactNode, around: readonly Known[], colour: string): ReactNode => {
		if (Array.isArray(node)) return node.map((one) => walk(one, around, colour))
		if (!isValidElement(node)) return node
		const element = node as Painted
		const known = knownOf(element)
		if (isUnseen(known)) return null
		const set: Record<string, string> = {}
		for (const { part, around: outer, set: given } of rules)
			if (holds(part, known) && outer.every((piece) => around.some((one) => holds(piece, one))))
				Object.assign(set, given)
		const { color, ...attributes } = set
		const named = color === undefined ? colour : isRole(color) ? palette[theme][color] : color
		const current = element.props.style?.color ?? named
		const painted = Object.fromEntries(
			Object.entries(attributes).map(([name, value]) => [
				camel(name),
				isRole(value) ? palette[theme][value] : value === 'currentColor' ? current : value,
			]),
		)
		const inner = walk(element.props.children, [...around, known], current)
		const { style: _, ...own } = element.props
		const width = (element.props.style as { strokeWidth?: number } | undefined)?.strokeWidth
		return cloneElement(
			element,
			{
				...own,
				...painted,
				...(width === undefined ? {} : { strokeWidth: width }),
				style: undefined,
			} as Props,
			...(Array.isArray(inner) ? inner : [inner]),
		)
	}
	return walk(drawing, [], palette[theme].ink) as ReactElement
}
