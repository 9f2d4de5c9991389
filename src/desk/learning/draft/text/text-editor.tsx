import { EditorContent, useEditor } from '@tiptap/react'
import { useEffect, useId, useRef, useState } from 'react'
import type { DraftFile } from '#domain/learning/draft-content.rules.ts'
import { richTextOf } from '#domain/learning/read-rich-text.rules.ts'
import type { RichText } from '#domain/learning/rich-text.rules.ts'
import { css } from '#styled/css'
import { field } from '#styled/recipes'
import { extensions } from './extensions.ts'
import { LessonFilesContext } from './lesson-files-context.ts'
import { type Asked, TextDialog } from './text-dialog.tsx'
import { TextToolbar } from './text-toolbar.tsx'

const words = field()

const frame = css({
	borderWidth: '1px',
	borderColor: 'control',
	borderRadius: 'md',
	bg: 'raised',
	_focusWithin: { borderColor: 'primary' },
})
const page = css({
	maxW: 'prose',
	minH: '[16rem]',
	p: '4',
	outline: 'none',
	whiteSpace: 'break-spaces',
	overflowWrap: 'anywhere',
	'& > * + *': { mt: '4' },
	'& h2': { textStyle: 'section' },
	'& h3': { textStyle: 'title' },
	'& ul': { pl: '6', listStyle: 'disc' },
	'& ol': { pl: '6', listStyle: 'decimal' },
	'& a': { textDecoration: 'underline' },
	'& table': { w: 'full' },
	'& th, & td': { p: '2', borderWidth: '1px', borderColor: 'line', textAlign: 'left' },
	'& img.ProseMirror-separator': { display: 'inline' },
	'& .ProseMirror-gapcursor': { borderTopWidth: '2px', borderColor: 'ink', w: '6' },
	'& .ProseMirror-selectednode': { outlineWidth: '2px', outlineStyle: 'solid' },
})

/** A document has a paragraph to write in. */
const shownOf = (text: RichText) => (text.content.length > 0 ? text : '')

type EditorProps = {
	label: string
	hint: string
	value: RichText
	files: readonly DraftFile[]
	onChange: (text: RichText) => void
}

/** A text with headings, lists, tables, boxes, formulas, files and videos (DSK-04). */
export const TextEditor = ({ label, hint, value, files, onChange }: EditorProps) => {
	const id = useId()
	const [asked, setAsked] = useState<Asked | null>(null)
	const known = useRef(value)
	const [made] = useState(() =>
		extensions({
			onMath: ({ type, attrs }, position) =>
				setAsked({
					kind: 'math',
					position,
					isBlock: type.name === 'blockMath',
					latex: attrs.latex,
				}),
		}),
	)
	const editor = useEditor({
		extensions: made,
		content: shownOf(value),
		injectCSS: false,
		editorProps: {
			attributes: {
				class: page,
				role: 'textbox',
				'aria-multiline': 'true',
				'aria-labelledby': `${id}-label`,
				'aria-describedby': `${id}-hint`,
			},
		},
		onUpdate: ({ editor: changed }) => {
			known.current = richTextOf(changed.getJSON())
			onChange(known.current)
		},
	})
	useEffect(() => {
		if (value === known.current) return
		known.current = value
		editor.commands.setContent(shownOf(value), { emitUpdate: false })
	}, [editor, value])
	return (
		<LessonFilesContext value={files}>
			<div className={words.root}>
				<span className={words.label} id={`${id}-label`}>
					{label}
				</span>
				<div className={frame}>
					<TextToolbar editor={editor} files={files} onAsk={setAsked} />
					<EditorContent editor={editor} />
				</div>
				<p className={words.hint} id={`${id}-hint`}>
					{hint}
				</p>
			</div>
			{asked && <TextDialog editor={editor} asked={asked} onClose={() => setAsked(null)} />}
		</LessonFilesContext>
	)
}
