import { m } from '#i18n/messages'
import { askLogin } from '#processes/ask-login.ts'
import { useProcesses } from '#processes/processes.ts'
import { useViewer } from '#processes/viewer-context.ts'
import { Button } from '#ui/action/button.tsx'
import { RegisterSchool } from './register-school.tsx'

/** Registering a school, for which one signs in first (DSK-14). */
export const RegisterSection = () => {
	const processes = useProcesses()
	const { signedIn } = useViewer()
	if (signedIn) return <RegisterSchool />
	return (
		<>
			<p>{m.school_registration_sign_in()}</p>
			<div>
				<Button
					onClick={() =>
						askLogin(processes, { returnTo: '/vidya-for-schools/register', action: 'visit' })
					}
				>
					{m.session_sign_in()}
				</Button>
			</div>
		</>
	)
}
