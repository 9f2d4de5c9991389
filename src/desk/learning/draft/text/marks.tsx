import FileText from 'lucide-react/icons/file-text'
import Video from 'lucide-react/icons/video'
import type { DraftFile } from '#domain/learning/draft-content.rules.ts'
import { type OutsideVideo, providerNames } from '#domain/learning/outside-video.rules.ts'
import { m } from '#i18n/messages'
import { css } from '#styled/css'

const mark = css({
	display: 'flex',
	alignItems: 'center',
	gap: '3',
	p: '3',
	borderWidth: '1px',
	borderColor: 'line',
	borderRadius: 'md',
	overflowWrap: 'anywhere',
})

/** Where a file of the lesson will be shown; undefined for one that was removed. */
export const FileMark = ({ file }: { file: DraftFile | undefined }) => (
	<p className={mark}>
		<FileText aria-hidden="true" />
		{file ? file.label || m.text_file_unnamed() : m.text_file_removed()}
	</p>
)

/** Where a video of YouTube or Vimeo will be shown. */
export const VideoMark = ({ provider, title }: OutsideVideo) => (
	<p className={mark}>
		<Video aria-hidden="true" />
		{[providerNames[provider], title].filter(Boolean).join(': ')}
	</p>
)
