import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { m } from '#i18n/messages'
import type { secondFactorMachine } from '#machines/people/second-factor/second-factor.machine.ts'
import { Button } from '#ui/action/button.tsx'
import { CodeForm } from './code-form.tsx'
import { EnrolmentCode } from './enrolment-code.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

type StepsProps = { factor: ActorRefFrom<typeof secondFactorMachine> }

/** The steps of the second factor: set up an app by its first code, or give a code. */
export const FactorSteps = ({ factor }: StepsProps) => {
	const { code, enrolment, recoveryCodes, failure } = useSelector(factor, ({ context }) => context)
	const busy = useSelector(factor, (snapshot) => snapshot.hasTag('busy'))
	const isUnenrolled = useSelector(
		factor,
		(snapshot) => snapshot.matches('unenrolled') || snapshot.matches('beginning'),
	)
	const form = {
		code,
		failure,
		busy,
		onCode: (typed: string) => factor.send({ type: 'code.changed', code: typed }),
		onSubmit: () => factor.send({ type: 'code.submitted' }),
	}
	if (recoveryCodes.length > 0)
		return (
			<RecoveryCodes codes={recoveryCodes} onStored={() => factor.send({ type: 'codes.stored' })} />
		)
	if (isUnenrolled)
		return (
			<>
				<p>{m.desk_factor_why()}</p>
				{failure && (
					<p role="alert">
						{failure === 'replaced' ? m.desk_code_replaced() : m.desk_unavailable()}
					</p>
				)}
				<Button busy={busy} onClick={() => factor.send({ type: 'enrolment.requested' })}>
					{m.desk_factor_begin()}
				</Button>
			</>
		)
	if (enrolment)
		return (
			<>
				<EnrolmentCode {...enrolment} />
				<CodeForm {...form} hint={m.desk_code_first_hint()} submit={m.desk_factor_confirm()} />
			</>
		)
	return <CodeForm {...form} hint={m.desk_code_hint()} submit={m.desk_factor_verify()} />
}
