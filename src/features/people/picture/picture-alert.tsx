import { m } from '#i18n/messages'
import type { PictureFailure } from '#machines/people/picture/picture-upload.types.ts'
import { AlertDialog } from '#ui/dialog/alert-dialog.tsx'

const texts: Partial<Record<PictureFailure['kind'], () => string>> = {
	unreadable: m.profile_picture_unreadable,
	tooLarge: m.profile_picture_too_large,
	refused: m.profile_picture_refused,
	unavailable: m.profile_picture_unavailable,
}

type PictureAlertProps = { failure: PictureFailure; onOk: () => void }

/** Why there is no new picture, titled with the server's word where it sent one (PRF-05). */
export const PictureAlert = ({ failure: { kind, message }, onOk }: PictureAlertProps) => {
	if (kind === 'wrongType') return <AlertDialog title={m.profile_picture_type()} onOk={onOk} />
	return (
		<AlertDialog title={message ?? m.profile_picture_failed()} text={texts[kind]?.()} onOk={onOk} />
	)
}
