import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { m } from '#i18n/messages'
import { css } from '#styled/css'
import { Button } from '#ui/action/button.tsx'
import { announce } from '#ui/dialog/announce.ts'
import { Heading } from '#ui/layout/heading.tsx'
import { DataTable } from '#ui/list/data-table.tsx'
import { lead5, row2, smallLine } from '#ui/look.ts'
import { ResetFactor } from './reset-factor.tsx'
import { RoleGrantDialog } from './role-grant-dialog.tsx'
import { roleWords } from './role-words.ts'
import { type Member, staffQuery } from './staff.queries.ts'

const head = css({
	display: 'flex',
	flexWrap: 'wrap',
	alignItems: 'flex-start',
	justifyContent: 'space-between',
	gap: '3',
})

const nobody = { id: '', email: '', name: '', roles: [], second_factor: false } satisfies Member

/** The people of the shop's team and their roles (DSK-02). */
export const StaffPage = () => {
	const { data } = useSuspenseQuery(staffQuery)
	const [open, setOpen] = useState<Member | null>(null)
	const close = () => setOpen(null)
	return (
		<>
			<div className={head}>
				<Heading>{m.desk_staff_title()}</Heading>
				<Button onClick={() => setOpen(nobody)}>{m.desk_staff_add()}</Button>
			</div>
			<p className={lead5}>{m.desk_staff_text()}</p>
			<DataTable
				label={m.desk_staff_title()}
				heads={[
					m.desk_staff_person(),
					m.desk_grant_roles(),
					m.desk_factor_title_short(),
					m.desk_actions(),
				]}
				rows={data.data.map((member) => ({
					key: member.id,
					cells: [
						<span key="name">
							{member.name}
							<span className={smallLine}>{member.email}</span>
						</span>,
						member.roles.map((role) => roleWords[role].name()).join(', '),
						member.second_factor ? m.desk_factor_on() : m.desk_factor_off(),
						<span key="actions" className={row2}>
							<Button
								tone="outline"
								size="sm"
								aria-label={m.desk_staff_change_name({ name: member.name })}
								onClick={() => setOpen(member)}
							>
								{m.desk_staff_change()}
							</Button>
							{member.second_factor && <ResetFactor member={member} />}
						</span>,
					],
				}))}
			/>
			{open && (
				<RoleGrantDialog
					key={open.id}
					person={{ email: open.email, before: open.roles }}
					name={open.name}
					onGranted={(email) => {
						announce(m.desk_granted({ email }))
						close()
					}}
					onClose={close}
				/>
			)}
		</>
	)
}
