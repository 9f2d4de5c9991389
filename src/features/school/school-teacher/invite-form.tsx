import { useSelector } from '@xstate/react'
import { useId } from 'react'
import { m } from '#i18n/messages'
import { invalidIn } from '#machines/school/teacher-invitation/teacher-invite.rules.ts'
import { css } from '#styled/css'
import { Button } from '#ui/action/button.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { failureWords, resultWords } from './teacher-words.ts'
import { useTeacherInvite } from './use-teacher-invite.ts'

const form = css({ display: 'flex', flexDirection: 'column', gap: '4', maxW: '[36rem]' })

/** Invites teachers by their addresses (SCH-06). */
export const InviteForm = () => {
	const id = useId()
	const process = useTeacherInvite(id)
	const state = useSelector(process, (snapshot) => snapshot)
	const { typed, fault, results, failure } = state.context
	const busy = state.hasTag('busy')
	const faults = {
		missing: m.teachers_fault_missing,
		tooMany: m.teachers_fault_tooMany,
		invalid: () => m.teachers_fault_invalid({ list: invalidIn(typed).join(', ') }),
	}
	return (
		<form
			id={id}
			className={form}
			noValidate
			onSubmit={(event) => {
				event.preventDefault()
				process.send({ type: 'invitations.submitted' })
			}}
		>
			{failure && <Notice kind="warning">{failureWords[failure]()}</Notice>}
			{results.length > 0 && (
				<Notice>
					{results.map(({ email, result }) => (
						<p key={email}>{resultWords[result]({ email })}</p>
					))}
				</Notice>
			)}
			<TextArea
				label={m.teachers_addresses()}
				hint={m.teachers_addresses_hint()}
				error={fault ? faults[fault]() : undefined}
				name="addresses"
				rows={3}
				value={typed}
				onChange={({ target }) => process.send({ type: 'addresses.changed', typed: target.value })}
			/>
			<div>
				<Button type="submit" busy={busy}>
					{busy ? m.teachers_inviting() : m.teachers_invite()}
				</Button>
			</div>
		</form>
	)
}
