import { FileUploadHiddenInput, FileUploadRoot, FileUploadTrigger } from '@ark-ui/react/file-upload'
import { m } from '#i18n/messages'
import type { VideoFile } from '#machines/jobs/video-resume/video-resume.types.ts'
import { button } from '#styled/recipes'
import { Button } from '#ui/action/button.tsx'
import { middleRow3 } from '#ui/look.ts'

const accepted = {
	'video/mp4': ['.mp4', '.m4v'],
	'video/webm': ['.webm'],
	'video/quicktime': ['.mov'],
}
const none: File[] = []

type ChoiceProps = {
	label: string
	disabled: boolean
	onChoose: (file: VideoFile) => void
	/** Absent where this browser cannot record. */
	onRecord: (() => void) | undefined
}

/** Chooses a video of the device, or records one. */
export const VideoChoice = ({ label, disabled, onChoose, onRecord }: ChoiceProps) => {
	const choose = (file: File | undefined) => file && onChoose(file)
	return (
		<div className={middleRow3}>
			<FileUploadRoot
				accept={accepted}
				acceptedFiles={none}
				maxFiles={1}
				disabled={disabled}
				onFileAccept={({ files }) => choose(files[0])}
				onFileReject={({ files }) => choose(files[0]?.file)}
			>
				<FileUploadHiddenInput aria-label={label} />
				<FileUploadTrigger className={button({ tone: 'outline' })}>{label}</FileUploadTrigger>
			</FileUploadRoot>
			{onRecord && (
				<Button tone="outline" disabled={disabled} onClick={onRecord}>
					{m.video_record()}
				</Button>
			)}
		</div>
	)
}
