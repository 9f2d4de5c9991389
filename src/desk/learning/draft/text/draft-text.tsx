import type { DraftFile } from '#domain/learning/draft-content.rules.ts'
import type { RichText } from '#domain/learning/rich-text.rules.ts'
import { RichTextView } from '#ui/text/rich-text.tsx'
import { Formula } from './formula.tsx'
import { FileMark, VideoMark } from './marks.tsx'

/** A lesson's text to read; files and videos are named where they will be. */
export const DraftText = ({ text, files }: { text: RichText; files: readonly DraftFile[] }) => (
	<RichTextView
		text={text}
		parts={{
			math: (latex, isBlock) => <Formula latex={latex} isBlock={isBlock} />,
			file: (media) => <FileMark file={files.find((one) => one.media === media)} />,
			video: (video) => <VideoMark {...video} />,
		}}
	/>
)
