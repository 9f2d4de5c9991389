import { type Editor, useEditorState } from '@tiptap/react'
import Bold from 'lucide-react/icons/bold'
import Heading2 from 'lucide-react/icons/heading-2'
import Heading3 from 'lucide-react/icons/heading-3'
import Italic from 'lucide-react/icons/italic'
import Lightbulb from 'lucide-react/icons/lightbulb'
import Link from 'lucide-react/icons/link'
import List from 'lucide-react/icons/list'
import ListOrdered from 'lucide-react/icons/list-ordered'
import Paperclip from 'lucide-react/icons/paperclip'
import Redo from 'lucide-react/icons/redo-2'
import Sigma from 'lucide-react/icons/sigma'
import TableIcon from 'lucide-react/icons/table'
import Underline from 'lucide-react/icons/underline'
import Undo from 'lucide-react/icons/undo-2'
import Video from 'lucide-react/icons/video'
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react'
import type { DraftFile } from '#domain/learning/draft-content.rules.ts'
import { m } from '#i18n/messages'
import { css } from '#styled/css'
import { Button } from '#ui/action/button.tsx'
import { IconButton } from '#ui/action/icon-button.tsx'
import { Popover } from '#ui/dialog/popover.tsx'
import type { Asked } from './text-dialog.tsx'

const bar = css({
	display: 'flex',
	flexWrap: 'wrap',
	alignItems: 'center',
	p: '1',
	borderBottomWidth: '1px',
	borderColor: 'line',
})
const pressed = css({ bg: 'primary.soft', borderRadius: 'md' })

/** Goes to the button beside by the arrows (APG toolbar). */
const goAlong = ({ key, target, currentTarget }: KeyboardEvent<HTMLElement>) => {
	const by = { ArrowRight: 1, ArrowLeft: -1 }[key]
	const buttons = [...currentTarget.querySelectorAll<HTMLElement>('button:not(:disabled)')]
	if (by) buttons.at((buttons.indexOf(target as HTMLElement) + by) % buttons.length)?.focus()
}

/** A press leaves the cursor in the text. */
const keepFocus = (event: MouseEvent) => event.preventDefault()

type ToggleProps = { label: string; isOn: boolean; onPress: () => void; children: ReactNode }

const Toggle = ({ label, isOn, onPress, children }: ToggleProps) => (
	<span className={isOn ? pressed : undefined}>
		<IconButton label={label} aria-pressed={isOn} onClick={onPress}>
			{children}
		</IconButton>
	</span>
)

const stateOf = ({ editor }: { editor: Editor }) => ({
	bold: editor.isActive('bold'),
	italic: editor.isActive('italic'),
	underline: editor.isActive('underline'),
	heading: editor.isActive('heading', { level: 2 }),
	subheading: editor.isActive('heading', { level: 3 }),
	points: editor.isActive('bulletList'),
	steps: editor.isActive('orderedList'),
	link: editor.isActive('link'),
	table: editor.isActive('table'),
	canUndo: editor.can().undo(),
	canRedo: editor.can().redo(),
})

const TableTools = ({ editor }: { editor: Editor }) => {
	const run = () => editor.chain().focus()
	const tools = [
		{ label: m.text_row_add(), press: () => run().addRowAfter().run() },
		{ label: m.text_row_remove(), press: () => run().deleteRow().run() },
		{ label: m.text_column_add(), press: () => run().addColumnAfter().run() },
		{ label: m.text_column_remove(), press: () => run().deleteColumn().run() },
		{ label: m.text_table_remove(), press: () => run().deleteTable().run() },
	]
	return (
		<div
			className={bar}
			role="toolbar"
			aria-label={m.text_table()}
			onKeyDown={goAlong}
			onMouseDown={keepFocus}
		>
			{tools.map(({ label, press }) => (
				<Button key={label} tone="quiet" size="sm" onClick={press}>
					{label}
				</Button>
			))}
		</div>
	)
}

type ToolbarProps = {
	editor: Editor
	files: readonly DraftFile[]
	onAsk: (asked: Asked) => void
}

/** Forms of the text at the cursor, and what can be put there. */
export const TextToolbar = ({ editor, files, onAsk }: ToolbarProps) => {
	const on = useEditorState({ editor, selector: stateOf })
	const run = () => editor.chain().focus()
	return (
		<>
			<div
				className={bar}
				role="toolbar"
				aria-label={m.text_tools()}
				onKeyDown={goAlong}
				onMouseDown={keepFocus}
			>
				<Toggle
					label={m.text_heading()}
					isOn={on.heading}
					onPress={() => run().toggleHeading({ level: 2 }).run()}
				>
					<Heading2 />
				</Toggle>
				<Toggle
					label={m.text_subheading()}
					isOn={on.subheading}
					onPress={() => run().toggleHeading({ level: 3 }).run()}
				>
					<Heading3 />
				</Toggle>
				<Toggle label={m.text_bold()} isOn={on.bold} onPress={() => run().toggleBold().run()}>
					<Bold />
				</Toggle>
				<Toggle label={m.text_italic()} isOn={on.italic} onPress={() => run().toggleItalic().run()}>
					<Italic />
				</Toggle>
				<Toggle
					label={m.text_underline()}
					isOn={on.underline}
					onPress={() => run().toggleUnderline().run()}
				>
					<Underline />
				</Toggle>
				<Toggle
					label={m.text_points()}
					isOn={on.points}
					onPress={() => run().toggleBulletList().run()}
				>
					<List />
				</Toggle>
				<Toggle
					label={m.text_steps()}
					isOn={on.steps}
					onPress={() => run().toggleOrderedList().run()}
				>
					<ListOrdered />
				</Toggle>
				<Toggle label={m.text_link()} isOn={on.link} onPress={() => onAsk({ kind: 'link' })}>
					<Link />
				</Toggle>
				<IconButton
					label={m.text_box_insert()}
					onClick={() =>
						run()
							.insertContent({
								type: 'callout',
								attrs: { kind: 'idea' },
								content: [{ type: 'paragraph' }],
							})
							.run()
					}
				>
					<Lightbulb />
				</IconButton>
				<IconButton
					label={m.text_table_insert()}
					disabled={on.table}
					onClick={() => run().insertTable({ rows: 3, cols: 2, withHeaderRow: true }).run()}
				>
					<TableIcon />
				</IconButton>
				<IconButton
					label={m.text_math()}
					onClick={() => onAsk({ kind: 'math', position: null, isBlock: false, latex: '' })}
				>
					<Sigma />
				</IconButton>
				<IconButton label={m.text_video()} onClick={() => onAsk({ kind: 'video' })}>
					<Video />
				</IconButton>
				{files.length > 0 && (
					<Popover label={m.text_file_insert()} face={<Paperclip />}>
						{files.map(({ media, label }) => (
							<Button
								key={media}
								tone="quiet"
								onClick={() => run().insertContent({ type: 'file', attrs: { media } }).run()}
							>
								{label || m.text_file_unnamed()}
							</Button>
						))}
					</Popover>
				)}
				<IconButton label={m.text_undo()} disabled={!on.canUndo} onClick={() => run().undo().run()}>
					<Undo />
				</IconButton>
				<IconButton label={m.text_redo()} disabled={!on.canRedo} onClick={() => run().redo().run()}>
					<Redo />
				</IconButton>
			</div>
			{on.table && <TableTools editor={editor} />}
		</>
	)
}
