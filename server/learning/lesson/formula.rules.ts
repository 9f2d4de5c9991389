import katex from 'katex'
import type { MathElement } from '#domain/learning/rich-text.rules.ts'

/** A node of KaTeX's own tree; a space has a width in em, and no type. */
type KatexNode = {
	type?: string
	width?: number
	text?: string
	attributes?: Record<string, string>
	children?: KatexNode[]
}

type TreeMaker = { __renderToDomTree: (latex: string, options: object) => KatexNode }

/** The attributes of MathML that change a drawing; styles and addresses stay out. */
const ATTRIBUTES = new Set(
	(
		'display mathvariant stretchy fence separator accent accentunder lspace rspace width height ' +
		'depth voffset linethickness minsize maxsize columnalign rowalign columnspacing rowspacing ' +
		'columnlines rowlines frame notation scriptlevel displaystyle mathcolor mathbackground ' +
		'mathsize movablelimits largeop symmetric form'
	).split(' '),
)

const elementsOf = (node: KatexNode): (MathElement | string)[] => {
	if (typeof node.text === 'string') return [node.text]
	const children = (node.children ?? []).flatMap(elementsOf)
	if (node.type === 'annotation') return []
	if (typeof node.width === 'number')
		return [{ tag: 'mspace', attributes: { width: `${node.width}em` }, children: [] }]
	if (node.type === undefined || node.type === 'semantics') return children
	const attributes = Object.fromEntries(
		Object.entries(node.attributes ?? {}).filter(([name]) => ATTRIBUTES.has(name)),
	)
	return [{ tag: node.type, attributes, children }]
}

/** Hindi words may be in a formula; one that expands further than 200 times is none. */
const OPTIONS = { output: 'mathml', strict: 'ignore', maxExpand: 200, maxSize: 20 }

const words = (text: string): MathElement => ({
	tag: 'math',
	attributes: {},
	children: [{ tag: 'mtext', attributes: {}, children: [text] }],
})

/**
 * Returns a formula in TeX as MathML, drawn by KaTeX without styles, fonts or addresses; a formula
 * that cannot be read as its own words (DSK-04).
 */
export const mathOf = (latex: string, isBlock: boolean): MathElement => {
	const options = { ...OPTIONS, displayMode: isBlock }
	try {
		const tree = (katex as unknown as TreeMaker).__renderToDomTree(latex, options)
		const [math] = elementsOf(tree)
		return math && typeof math !== 'string' ? math : words(latex)
	} catch {
		return words(latex)
	}
}
