import { useSelector } from '@xstate/react'
import { VerifyDialog } from '#desk/people/second-factor/verify-dialog.tsx'
import { type GrantableRole, grantableRoles } from '#domain/people/staff-roles.rules.ts'
import { m } from '#i18n/messages'
import type { RoleGrantFailure, RoleGrantInput } from '#machines/people/staff/role-grant.types.ts'
import { css } from '#styled/css'
import { Button } from '#ui/action/button.tsx'
import { AlertDialog } from '#ui/dialog/alert-dialog.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { redText, smallLine } from '#ui/look.ts'
import { roleWords } from './role-words.ts'
import { useRoleGrant } from './use-role-grant.ts'

const form = css({ display: 'flex', flexDirection: 'column', gap: '4' })
const list = css({ display: 'flex', flexDirection: 'column', gap: '3', pt: '2' })
const legend = css({ fontWeight: 'bold' })

const faults: Record<RoleGrantFailure, () => string> = {
	emailInvalid: m.desk_grant_email_invalid,
	lastOwner: m.desk_grant_last_owner,
	rolesChanged: m.desk_grant_changed,
	rolesMissing: m.desk_grant_none,
	unavailable: m.desk_unavailable,
}

type GrantProps = {
	person: RoleGrantInput
	/** How the person is called; empty for somebody new. */
	name: string
	onGranted: (email: string) => void
	onClose: () => void
}

/** The roles of a person, and for somebody new the address (DSK-02). */
export const RoleGrantDialog = ({ person, name, onGranted, onClose }: GrantProps) => {
	const grant = useRoleGrant(person, () => onGranted(grant.getSnapshot().context.email))
	const { email, roles, failure } = useSelector(grant, ({ context }) => context)
	const busy = useSelector(grant, (snapshot) => snapshot.hasTag('busy'))
	const isConfirming = useSelector(grant, (snapshot) => snapshot.matches('confirming'))
	const isAwaiting = useSelector(grant, (snapshot) => snapshot.matches('awaitingFactor'))
	const isNew = person.email === ''
	const toggle = (role: GrantableRole) => grant.send({ type: 'role.toggled', role })
	return (
		<>
			<Dialog
				title={isNew ? m.desk_grant_new_title() : m.desk_grant_title({ name })}
				onClose={onClose}
				closable={!busy}
				foot={
					<Button type="submit" form="role-grant" busy={busy}>
						{m.desk_grant_submit()}
					</Button>
				}
			>
				<form
					id="role-grant"
					className={form}
					noValidate
					onSubmit={(event) => {
						event.preventDefault()
						if (!busy) grant.send({ type: 'form.submitted' })
					}}
				>
					{isNew ? (
						<TextField
							label={m.desk_grant_email()}
							hint={m.desk_grant_email_hint()}
							error={failure === 'emailInvalid' && faults.emailInvalid()}
							type="email"
							autoComplete="off"
							value={email}
							onChange={({ target }) => grant.send({ type: 'email.changed', email: target.value })}
							required
						/>
					) : (
						<p>{email}</p>
					)}
					<fieldset>
						<legend className={legend}>{m.desk_grant_roles()}</legend>
						<div className={list}>
							{grantableRoles.map((role) => (
								<Checkbox key={role} checked={roles.includes(role)} onChange={() => toggle(role)}>
									{roleWords[role].name()}
									<span className={smallLine}>{roleWords[role].text()}</span>
								</Checkbox>
							))}
						</div>
					</fieldset>
					{failure && failure !== 'emailInvalid' && (
						<p className={redText} role="alert">
							{faults[failure]()}
						</p>
					)}
				</form>
			</Dialog>
			{isConfirming && (
				<AlertDialog
					title={m.desk_remove_title({ name })}
					text={m.desk_remove_text()}
					ok={m.desk_remove_ok()}
					onOk={() => grant.send({ type: 'removal.confirmed' })}
					cancel={m.desk_remove_cancel()}
					onCancel={() => grant.send({ type: 'removal.declined' })}
				/>
			)}
			{isAwaiting && (
				<VerifyDialog
					onVerified={() => grant.send({ type: 'factor.verified' })}
					onDeclined={() => grant.send({ type: 'factor.declined' })}
				/>
			)}
		</>
	)
}
