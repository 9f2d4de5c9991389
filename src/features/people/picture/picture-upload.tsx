import { FileUploadHiddenInput, FileUploadRoot, FileUploadTrigger } from '@ark-ui/react/file-upload'
import { useSelector } from '@xstate/react'
import Camera from 'lucide-react/icons/camera'
import { lazy, Suspense } from 'react'
import { m } from '#i18n/messages'
import type { PictureOwner } from '#machines/people/picture/picture-upload.types.ts'
import { button } from '#styled/recipes'
import { PictureAlert } from './picture-alert.tsx'
import type { SendPicture } from './picture-upload.actors.ts'
import { usePictureUpload } from './use-picture-upload.ts'

const CropDialog = lazy(async () => ({ default: (await import('./crop-dialog.tsx')).CropDialog }))

const accepted = { 'image/jpeg': ['.jpg', '.jpeg'], 'image/png': ['.png'] }
const none: File[] = []

type PictureUploadProps = {
	owner: PictureOwner
	/** The accessible name of the button, where several are on the page; it begins with its words. */
	label?: string
	/** The title of the dialog. */
	title?: string
	send?: SendPicture
}

/** Chooses another picture, cuts a square of it and sends it (PRF-05). */
export const PictureUpload = ({ owner, label, title, send }: PictureUploadProps) => {
	const { upload, cropper } = usePictureUpload(owner, send)
	const { preview, failure } = useSelector(upload, ({ context }) => context)
	const busy = useSelector(upload, (snapshot) => snapshot.hasTag('busy'))
	const choose = (file: File | undefined) => file && upload.send({ type: 'picture.chosen', file })
	return (
		<>
			<FileUploadRoot
				accept={accepted}
				acceptedFiles={none}
				maxFiles={1}
				disabled={busy}
				onFileAccept={({ files }) => choose(files[0])}
				onFileReject={({ files }) => choose(files[0]?.file)}
			>
				<FileUploadHiddenInput aria-label={label ?? m.profile_picture_change()} />
				<FileUploadTrigger className={button({ tone: 'outline', size: 'sm' })} aria-label={label}>
					<Camera aria-hidden="true" />
					{m.profile_picture_change()}
				</FileUploadTrigger>
			</FileUploadRoot>
			{preview && (
				<Suspense>
					<CropDialog
						title={title ?? m.profile_picture_title()}
						preview={preview}
						open={!failure}
						busy={busy}
						cropper={cropper}
						onConfirm={() => upload.send({ type: 'picture.confirmed' })}
						onDiscard={() => upload.send({ type: 'picture.discarded' })}
					/>
				</Suspense>
			)}
			{failure && (
				<PictureAlert
					failure={failure}
					onOk={() => upload.send({ type: 'failure.acknowledged' })}
				/>
			)}
		</>
	)
}
