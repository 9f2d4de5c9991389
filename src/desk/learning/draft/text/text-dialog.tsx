import type { Editor } from '@tiptap/react'
import { type FormEvent, useState } from 'react'
import { readVideoAddress } from '#domain/learning/outside-video.rules.ts'
import { isLinkAddress } from '#domain/learning/read-rich-text.rules.ts'
import { m } from '#i18n/messages'
import { css } from '#styled/css'
import { Button } from '#ui/action/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { row3 } from '#ui/look.ts'
import { Formula, isFormula } from './formula.tsx'

/** A question before something is put into the text; `position` is that of a formula to change. */
export type Asked =
	| { kind: 'link' }
	| { kind: 'video' }
	| { kind: 'math'; position: number | null; isBlock: boolean; latex: string }

const form = css({ display: 'flex', flexDirection: 'column', gap: '4' })
const shown = css({ minH: '12', overflowX: 'auto' })

type AskProps<Kind extends Asked['kind']> = {
	editor: Editor
	asked: Extract<Asked, { kind: Kind }>
	onClose: () => void
}

type FrameProps = {
	title: string
	children: React.ReactNode
	/** True if it was done. */
	onSubmit: () => boolean
	onRemove?: (() => void) | undefined
	onClose: () => void
}

const Frame = ({ title, children, onSubmit, onRemove, onClose }: FrameProps) => {
	const submit = (event: FormEvent) => {
		event.preventDefault()
		event.stopPropagation()
		if (onSubmit()) onClose()
	}
	return (
		<Dialog title={title} size="sm" onClose={onClose}>
			<form className={form} onSubmit={submit} noValidate>
				{children}
				<div className={row3}>
					<Button type="submit">{m.text_apply()}</Button>
					{onRemove && (
						<Button
							tone="outline"
							onClick={() => {
								onRemove()
								onClose()
							}}
						>
							{m.text_remove()}
						</Button>
					)}
				</div>
			</form>
		</Dialog>
	)
}

const LinkDialog = ({ editor, onClose }: AskProps<'link'>) => {
	const before = (editor.getAttributes('link').href as string | undefined) ?? ''
	const [href, setHref] = useState(before)
	const [isWrong, setWrong] = useState(false)
	const whole = /^[\w-]+(\.[\w-]+)+(\/\S*)?$/.test(href.trim())
		? `https://${href.trim()}`
		: href.trim()
	const put = () => {
		setWrong(!isLinkAddress(whole))
		if (!isLinkAddress(whole)) return false
		const chain = editor.chain().focus().extendMarkRange('link')
		if (editor.state.selection.empty && !before) {
			const marks = [{ type: 'link', attrs: { href: whole } }]
			return chain.insertContent({ type: 'text', text: whole, marks }).run()
		}
		return chain.setLink({ href: whole }).run()
	}
	const remove = () => editor.chain().focus().extendMarkRange('link').unsetLink().run()
	return (
		<Frame
			title={m.text_link()}
			onSubmit={put}
			onRemove={before ? remove : undefined}
			onClose={onClose}
		>
			<TextField
				label={m.text_link_address()}
				inputMode="url"
				value={href}
				onChange={({ target }) => setHref(target.value)}
				error={isWrong && m.text_link_wrong()}
			/>
		</Frame>
	)
}

const VideoDialog = ({ editor, onClose }: AskProps<'video'>) => {
	const [address, setAddress] = useState('')
	const [title, setTitle] = useState('')
	const [isWrong, setWrong] = useState(false)
	const put = () => {
		const video = readVideoAddress(address)
		setWrong(video === null)
		const attrs = { ...video, title: title.trim() }
		return video !== null && editor.chain().focus().insertContent({ type: 'video', attrs }).run()
	}
	return (
		<Frame title={m.text_video()} onSubmit={put} onClose={onClose}>
			<TextField
				label={m.text_video_address()}
				hint={m.text_video_hint()}
				inputMode="url"
				value={address}
				onChange={({ target }) => setAddress(target.value)}
				error={isWrong && m.text_video_wrong()}
			/>
			<TextField
				label={m.text_video_title()}
				maxLength={200}
				value={title}
				onChange={({ target }) => setTitle(target.value)}
			/>
		</Frame>
	)
}

const MathDialog = ({ editor, asked, onClose }: AskProps<'math'>) => {
	const [latex, setLatex] = useState(asked.latex)
	const [isBlock, setBlock] = useState(asked.isBlock)
	const [isWrong, setWrong] = useState(false)
	const { position } = asked
	const put = () => {
		const typed = latex.trim()
		const isRead = typed !== '' && isFormula(typed)
		setWrong(!isRead)
		if (!isRead) return false
		const node = { type: isBlock ? 'blockMath' : 'inlineMath', attrs: { latex: typed } }
		const chain = editor.chain().focus()
		if (position === null) return chain.insertContent(node).run()
		const at = editor.state.doc.nodeAt(position)
		return chain.insertContentAt({ from: position, to: position + (at?.nodeSize ?? 0) }, node).run()
	}
	const remove = () => {
		if (position === null) return
		const size = editor.state.doc.nodeAt(position)?.nodeSize ?? 0
		editor
			.chain()
			.focus()
			.deleteRange({ from: position, to: position + size })
			.run()
	}
	return (
		<Frame
			title={m.text_math()}
			onSubmit={put}
			onRemove={position === null ? undefined : remove}
			onClose={onClose}
		>
			<TextField
				label={m.text_math_latex()}
				hint={m.text_math_hint({ example: '\\frac{1}{2}' })}
				maxLength={2000}
				autoCapitalize="off"
				spellCheck={false}
				value={latex}
				onChange={({ target }) => setLatex(target.value)}
				error={isWrong && m.text_math_wrong()}
			/>
			<Checkbox checked={isBlock} onChange={({ target }) => setBlock(target.checked)}>
				{m.text_math_block()}
			</Checkbox>
			<div className={shown} aria-live="polite">
				<Formula latex={latex} isBlock={isBlock} />
			</div>
		</Frame>
	)
}

/** Asks for a link, a video or a formula, and puts it where the cursor is. */
export const TextDialog = ({
	editor,
	asked,
	onClose,
}: {
	editor: Editor
	asked: Asked
	onClose: () => void
}) => {
	if (asked.kind === 'link') return <LinkDialog editor={editor} asked={asked} onClose={onClose} />
	if (asked.kind === 'video') return <VideoDialog editor={editor} asked={asked} onClose={onClose} />
	return <MathDialog editor={editor} asked={asked} onClose={onClose} />
}
