import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { shortDate } from '#i18n/dates.ts'
import { m } from '#i18n/messages'
import { Button } from '#ui/action/button.tsx'
import { EmptyState } from '#ui/list/empty-state.tsx'
import { Pagination } from '#ui/list/pagination.tsx'
import { ChangeReport } from './change-report.tsx'
import { invitationsQuery, PAGE_SIZE, type PendingInvitation } from './school-teacher.queries.ts'
import { teacherLook as look } from './teacher-look.ts'
import { type SchoolChangeRef, useSchoolChange } from './use-school-change.ts'

type RowProps = { invitation: PendingInvitation; process: SchoolChangeRef }

const Row = ({ invitation, process }: RowProps) => {
	const { id, email, name, sent_at, expires_at, is_expired } = invitation
	const words = { sent: shortDate(sent_at), until: shortDate(expires_at) }
	const change = (kind: 'resend' | 'revoke') => () =>
		process.send({ type: 'change.requested', change: { kind, id, name: email } })
	return (
		<li className={look.row}>
			<div>
				<p>{name ? `${name} – ${email}` : email}</p>
				<p className={look.note}>
					{is_expired ? m.teachers_pending_over(words) : m.teachers_pending_facts(words)}
				</p>
			</div>
			<div className={look.buttons}>
				<Button
					size="sm"
					tone="outline"
					aria-label={m.teachers_resend_to({ name: email })}
					onClick={change('resend')}
				>
					{m.teachers_resend()}
				</Button>
				<Button
					size="sm"
					tone="quiet"
					aria-label={m.teachers_revoke_of({ name: email })}
					onClick={change('revoke')}
				>
					{m.teachers_revoke()}
				</Button>
			</div>
		</li>
	)
}

/** Invitations that wait for an answer, with sending again and withdrawing (SCH-06). */
export const PendingInvitations = ({ page }: { page: number }) => {
	const process = useSchoolChange()
	const { data } = useSuspenseQuery(invitationsQuery(page))
	return (
		<div className={look.list}>
			<ChangeReport process={process} />
			{data.total === 0 && <EmptyState title={m.teachers_pending_none()} />}
			<ul className={look.list}>
				{data.data.map((invitation) => (
					<Row key={invitation.id} invitation={invitation} process={process} />
				))}
			</ul>
			<Pagination
				page={page}
				pages={Math.ceil(data.total / PAGE_SIZE)}
				linkTo={(number, props) => (
					<Link
						to="/profile/teacher-upload"
						search={number > 1 ? { page: number } : {}}
						resetScroll={false}
						{...props}
					/>
				)}
			/>
		</div>
	)
}
