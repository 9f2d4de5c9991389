import { useQueryClient } from '@tanstack/react-query'
import { m } from '#i18n/messages'
import { announce } from '#ui/dialog/announce.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { FactorSteps } from './factor-steps.tsx'
import { secondFactorQuery } from './second-factor.queries.ts'
import { useSecondFactor } from './use-second-factor.ts'

/** Sets up another app in place of the one before (DSK-02). */
export const ReplaceFactor = ({ onClose }: { onClose: () => void }) => {
	const queryClient = useQueryClient()
	const factor = useSecondFactor(false, () => {
		announce(m.desk_security_replaced())
		void queryClient.invalidateQueries({ queryKey: secondFactorQuery.queryKey })
		onClose()
	})
	return (
		<Dialog title={m.desk_security_replace()} onClose={onClose}>
			<p>{m.desk_security_replace_text()}</p>
			<FactorSteps factor={factor} />
		</Dialog>
	)
}
