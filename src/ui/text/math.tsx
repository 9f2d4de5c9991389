import { createElement, type ReactNode } from 'react'
import type { MathElement } from '#domain/learning/rich-text.rules.ts'

/** The elements of MathML Core that only lay out; no other element is made. */
const TAGS = new Set(
	(
		'math mrow mfrac mi mn mo mtext mspace mstyle msub msup msubsup munder mover munderover ' +
		'msqrt mroot mtable mtr mtd mlabeledtr mpadded mphantom menclose mmultiscripts mprescripts none'
	).split(' '),
)

const drawn = (node: MathElement | string): ReactNode => {
	if (typeof node === 'string') return node
	const children = node.children.map(drawn)
	return TAGS.has(node.tag)
		? createElement(node.tag, node.attributes, ...children)
		: children.join('')
}

/** A formula that the browser draws itself. */
export const MathView = ({ math }: { math: MathElement }) => <>{drawn(math)}</>
