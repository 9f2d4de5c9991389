import { useSelector } from '@xstate/react'
import { useId } from 'react'
import { VerifyDialog } from '#desk/people/second-factor/verify-dialog.tsx'
import { type MediaKind, mediaEndings } from '#domain/learning/media.rules.ts'
import { m } from '#i18n/messages'
import type { UploadEmitted, UploadFailure } from '#machines/learning/media/upload.types.ts'
import { css } from '#styled/css'
import { field } from '#styled/recipes'
import { Button } from '#ui/action/button.tsx'
import { Progress } from '#ui/display/progress.tsx'
import { FieldFrame } from '#ui/form/field-frame.tsx'
import { middleRow3 } from '#ui/look.ts'
import { useUpload } from './use-upload.ts'

const { control } = field()
const name = css({ flex: '[1 1 12rem]', minW: '0', overflowWrap: 'anywhere', textStyle: 'small' })

const failures: Record<UploadFailure, () => string> = {
	wrongType: m.desk_upload_wrong_type,
	tooLarge: m.desk_upload_too_large,
	empty: m.desk_upload_empty,
	refused: m.desk_upload_refused,
	gone: m.desk_upload_gone,
	signedOut: m.desk_upload_signed_out,
}

type UploadProps = {
	label: string
	hint: string
	kinds: readonly MediaKind[]
	onDone: (done: UploadEmitted) => void
}

/** A field for one file, which is uploaded as soon as it is chosen (DSK-05). */
export const UploadField = ({ label, hint, kinds, onDone }: UploadProps) => {
	const id = useId()
	const { ref, choose } = useUpload(kinds, onDone)
	const { file, sent, total, failure } = useSelector(ref, ({ context }) => context)
	const isOpen = useSelector(ref, (snapshot) => snapshot.hasTag('open'))
	const isWaiting = useSelector(ref, (snapshot) => snapshot.hasTag('waiting'))
	const isAwaiting = useSelector(ref, (snapshot) => snapshot.matches({ open: 'awaitingFactor' }))
	const percent = total === 0 ? 0 : Math.floor((sent / total) * 100)
	return (
		<>
			{isOpen ? (
				<fieldset className={middleRow3} aria-label={label}>
					<span className={name}>
						{file!.name}
						{': '}
						{isWaiting ? m.desk_upload_waiting() : m.desk_upload_percent({ percent })}
					</span>
					<Progress value={percent} label={m.desk_upload_progress({ name: file!.name })} />
					<Button tone="outline" size="sm" onClick={() => ref.send({ type: 'upload.stopped' })}>
						{m.desk_upload_stop()}
					</Button>
				</fieldset>
			) : (
				<FieldFrame id={id} label={label} hint={hint} error={failure && failures[failure]()}>
					<input
						className={control}
						id={id}
						type="file"
						accept={mediaEndings(kinds)}
						onClick={(event) => {
							// The same file can be chosen once more.
							event.currentTarget.value = ''
						}}
						onChange={({ target }) => target.files?.[0] && choose(target.files[0])}
					/>
				</FieldFrame>
			)}
			{isAwaiting && (
				<VerifyDialog
					onVerified={() => ref.send({ type: 'factor.verified' })}
					onDeclined={() => ref.send({ type: 'factor.declined' })}
				/>
			)}
		</>
	)
}
