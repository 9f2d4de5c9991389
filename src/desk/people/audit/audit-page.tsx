import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { MoreButton } from '#desk/list/more-button.tsx'
import { dateAndTime } from '#i18n/dates.ts'
import { m } from '#i18n/messages'
import { css } from '#styled/css'
import { SelectField } from '#ui/form/select-field.tsx'
import { Heading } from '#ui/layout/heading.tsx'
import { DataTable } from '#ui/list/data-table.tsx'
import { EmptyState } from '#ui/list/empty-state.tsx'
import { lead5, smallLine } from '#ui/look.ts'
import { auditQuery } from './audit.queries.ts'
import { actWords, changesOf, kindWords } from './audit-words.ts'

const filter = css({ maxW: '[20rem]', pb: '5' })
const list = css({ textStyle: 'small' })

const Changes = ({ before, after }: { before: object; after: object }) => (
	<ul className={list}>
		{changesOf(before as never, after as never).map((change) => (
			<li key={change.key}>
				{change.key}: {change.before === null ? '' : `${change.before} → `}
				{change.after}
			</li>
		))}
	</ul>
)

const Entries = ({ kind }: { kind: string }) => {
	const list = useSuspenseInfiniteQuery(auditQuery(kind))
	const entries = list.data.pages.flatMap((page) => page.data)
	if (entries.length === 0)
		return <EmptyState title={m.desk_audit_empty_title()} text={m.desk_audit_empty_text()} />
	const nameOf = (actor: (typeof entries)[number]['actor']) =>
		actor === null ? m.desk_audit_machine() : (actor.name ?? m.desk_audit_erased())
	return (
		<>
			<DataTable
				label={m.desk_audit_title()}
				heads={[
					m.desk_audit_when(),
					m.desk_audit_who(),
					m.desk_audit_what(),
					m.desk_audit_change(),
				]}
				rows={entries.map(({ position, at, actor, operation, subject, before, after }) => ({
					key: String(position),
					cells: [
						dateAndTime(at),
						nameOf(actor),
						<span key="what">
							{actWords(operation)}
							<span className={smallLine}>{kindWords[subject.kind]?.() ?? subject.kind}</span>
						</span>,
						<Changes key="change" before={before} after={after} />,
					],
				}))}
			/>
			<MoreButton list={list}>{m.desk_audit_older()}</MoreButton>
		</>
	)
}

/** The acts of the team, newest first (DSK-18). */
export const AuditPage = () => {
	const [kind, setKind] = useState('')
	return (
		<>
			<Heading>{m.desk_audit_title()}</Heading>
			<p className={lead5}>{m.desk_audit_text()}</p>
			<div className={filter}>
				<SelectField
					label={m.desk_audit_kind()}
					value={kind}
					onChange={({ target }) => setKind(target.value)}
					options={[
						{ value: '', label: m.desk_audit_all() },
						...Object.entries(kindWords).map(([value, word]) => ({ value, label: word() })),
					]}
				/>
			</div>
			<Suspense fallback={<p role="status">{m.desk_loading()}</p>}>
				<Entries kind={kind} />
			</Suspense>
		</>
	)
}
