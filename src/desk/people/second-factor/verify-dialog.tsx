import { m } from '#i18n/messages'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { FactorSteps } from './factor-steps.tsx'
import { useSecondFactor } from './use-second-factor.ts'

type DialogProps = { onVerified: () => void; onDeclined: () => void }

/** Asks for a code over a form whose session has lost its second factor; the form stays. */
export const VerifyDialog = ({ onVerified, onDeclined }: DialogProps) => {
	const factor = useSecondFactor(true, onVerified)
	return (
		<Dialog title={m.desk_verify_title()} size="sm" onClose={onDeclined}>
			<p>{m.desk_verify_expired()}</p>
			<FactorSteps factor={factor} />
		</Dialog>
	)
}
