import { useQuery } from '@tanstack/react-query'
import { callBackLimits, emptyCallBack } from '#machines/school/call-back/call-back-draft.rules.ts'
import { accountQuery } from '#processes/session/session.queries.ts'
import { useViewer } from '#processes/viewer-context.ts'
import type { DialogReason } from '#ui/dialog/dialog.tsx'
import { CallBackDialog } from './call-back-dialog.tsx'

/** Call-back form; a signed-in account's name, school, address and number are filled in. */
export const CallBackModal = ({ onClose }: { onClose: (reason: DialogReason) => void }) => {
	const { signedIn } = useViewer()
	const { data: account } = useQuery({ ...accountQuery, enabled: signedIn })
	const given =
		signedIn && account
			? {
					...emptyCallBack,
					fullName: account.displayName.slice(0, callBackLimits.fullName),
					schoolName: account.school?.name ?? '',
					email: account.email,
					mobile: account.phone ?? '',
				}
			: emptyCallBack
	return <CallBackDialog key={given.email} given={given} onClose={onClose} />
}
