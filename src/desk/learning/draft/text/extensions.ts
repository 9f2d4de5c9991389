import { Extension } from '@tiptap/core'
import { BlockMath, InlineMath } from '@tiptap/extension-mathematics'
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'
import type { Node } from '@tiptap/pm/model'
import type { Selection } from '@tiptap/pm/state'
import { StarterKit } from '@tiptap/starter-kit'
import { isLinkAddress } from '#domain/learning/read-rich-text.rules.ts'
import { katexOptions } from './katex-options.ts'
import { Callout, LessonFileNode, OutsideVideoNode } from './nodes.ts'

/** A list can be in a list once; in a box there is one list. */
const MAX_DEPTH = 2

const depthOf = ({ $from }: Selection): number => {
	const names = Array.from({ length: $from.depth + 1 }, (_, depth) => $from.node(depth).type.name)
	const lists = names.filter((name) => name === 'bulletList' || name === 'orderedList').length
	return lists + (lists > 0 && names.includes('callout') ? 1 : 0)
}

/** Keeps Tab from putting a point deeper than a text can hold. */
const ListDepth = Extension.create({
	name: 'listDepth',
	priority: 1000,
	addKeyboardShortcuts: () => ({
		Tab: ({ editor }) => depthOf(editor.state.selection) >= MAX_DEPTH,
	}),
})

const shown = { ...katexOptions, throwOnError: false }

type Press = { onMath: (node: Node, position: number) => void }

/** The nodes and marks of `RichText`, and no others (DSK-04). */
export const extensions = ({ onMath }: Press) => [
	StarterKit.configure({
		blockquote: false,
		code: false,
		codeBlock: false,
		horizontalRule: false,
		strike: false,
		trailingNode: false,
		heading: { levels: [2, 3] },
		link: { openOnClick: false, isAllowedUri: (href) => isLinkAddress(href) },
	}),
	Table,
	TableRow,
	TableHeader.extend({ content: 'paragraph+' }),
	TableCell.extend({ content: 'paragraph+' }),
	InlineMath.configure({ katexOptions: shown, onClick: onMath }),
	BlockMath.configure({ katexOptions: shown, onClick: onMath }),
	Callout,
	LessonFileNode,
	OutsideVideoNode,
	ListDepth,
]
