import { NodeViewContent, type NodeViewProps, NodeViewWrapper } from '@tiptap/react'
import { useContext } from 'react'
import type { OutsideVideo } from '#domain/learning/outside-video.rules.ts'
import { type CalloutKind, calloutKinds } from '#domain/learning/rich-text.rules.ts'
import { m } from '#i18n/messages'
import { css } from '#styled/css'
import { calloutNames } from '#ui/text/callout-names.ts'
import { LessonFilesContext } from './lesson-files-context.ts'
import { FileMark, VideoMark } from './marks.tsx'

const box = css({ p: '4', borderRadius: 'md', bg: 'paper.sunken' })
const kindField = css({ fontWeight: 'bold', bg: 'paper.sunken', mb: '1', minH: '11' })

/** A box with its kind, which a choice changes. */
export const CalloutBox = ({ node, updateAttributes, editor }: NodeViewProps) => (
	<NodeViewWrapper className={box}>
		<select
			className={kindField}
			contentEditable={false}
			aria-label={m.text_callout_kind()}
			disabled={!editor.isEditable}
			value={node.attrs.kind as CalloutKind}
			onChange={({ target }) => updateAttributes({ kind: target.value })}
		>
			{calloutKinds.map((kind) => (
				<option key={kind} value={kind}>
					{calloutNames[kind]()}
				</option>
			))}
		</select>
		<NodeViewContent />
	</NodeViewWrapper>
)

/** The place of a file in a text. */
export const PlacedFile = ({ node }: NodeViewProps) => {
	const file = useContext(LessonFilesContext).find((one) => one.media === node.attrs.media)
	return (
		<NodeViewWrapper>
			<FileMark file={file} />
		</NodeViewWrapper>
	)
}

/** The place of a video in a text. */
export const PlacedVideo = ({ node }: NodeViewProps) => (
	<NodeViewWrapper>
		<VideoMark {...(node.attrs as OutsideVideo)} />
	</NodeViewWrapper>
)
