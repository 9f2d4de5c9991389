import ChevronUp from 'lucide-react/icons/chevron-up'
import Trash from 'lucide-react/icons/trash-2'
import { UploadField } from '#desk/learning/media/upload-field.tsx'
import type { DraftFile, DraftLesson } from '#domain/learning/draft-content.rules.ts'
import { kindOfName, type MediaKind, mediaKinds } from '#domain/learning/media.rules.ts'
import { m } from '#i18n/messages'
import type { Edit } from '#machines/learning/draft/resource-editor.types.ts'
import { css } from '#styled/css'
import { IconButton } from '#ui/action/icon-button.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { stack3 } from '#ui/look.ts'

const row = css({ display: 'flex', alignItems: 'end', gap: '2' })
const field = css({ flex: '1', minW: '0' })

const labels: Record<MediaKind, () => string> = {
	picture: m.draft_file_picture,
	video: m.draft_file_video,
	audio: m.draft_file_audio,
	document: m.draft_file_document,
}

type FilesProps = { lesson: DraftLesson; onEdit: (edit: Edit) => void }

/** Pictures, video, audio and PDF of a lesson, in their order. */
export const LessonFiles = ({ lesson: { id, files }, onEdit }: FilesProps) => {
	const set = (next: DraftFile[]) => onEdit({ kind: 'lesson', id, change: { files: next } })
	const firstUp = (index: number) =>
		files.map((file, i) =>
			i === index - 1 ? files[index]! : i === index ? files[index - 1]! : file,
		)
	return (
		<>
			{files.length > 0 && (
				<ul className={stack3}>
					{files.map((file, index) => (
						<li key={file.media} className={row}>
							<div className={field}>
								<TextField
									label={labels[file.kind]()}
									maxLength={200}
									value={file.label}
									onChange={({ target }) =>
										set(
											files.map((one, i) => (i === index ? { ...one, label: target.value } : one)),
										)
									}
								/>
							</div>
							<IconButton
								label={m.draft_file_up({ name: file.label })}
								disabled={index === 0}
								onClick={() => set(firstUp(index))}
							>
								<ChevronUp />
							</IconButton>
							<IconButton
								label={m.draft_file_remove({ name: file.label })}
								onClick={() => set(files.filter((_, i) => i !== index))}
							>
								<Trash />
							</IconButton>
						</li>
					))}
				</ul>
			)}
			<UploadField
				label={m.draft_file_add()}
				hint={m.draft_file_hint()}
				kinds={mediaKinds}
				onDone={({ id: media, name }) => {
					const kind = kindOfName(name)!
					const label = kind === 'picture' ? '' : name.replace(/\.\w+$/, '')
					onEdit({ kind: 'fileAdded', id, file: { media, kind, label } })
				}}
			/>
		</>
	)
}
