import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { Suspense, useCallback, useState } from 'react'
import { CommandButton } from '#desk/command/command-button.tsx'
import { SecretDialog } from '#desk/record/secret-dialog.tsx'
import { MOST_KEYS } from '#domain/people/api-key.rules.ts'
import { dateAndTime, shortDate } from '#i18n/dates.ts'
import { m } from '#i18n/messages'
import { css } from '#styled/css'
import { Button } from '#ui/action/button.tsx'
import { announce } from '#ui/dialog/announce.ts'
import { Badge } from '#ui/display/badge.tsx'
import { Heading } from '#ui/layout/heading.tsx'
import { DataTable } from '#ui/list/data-table.tsx'
import { EmptyState } from '#ui/list/empty-state.tsx'
import { lead5, smallLine } from '#ui/look.ts'
import { type ApiKey, apiKeysQuery, removeApiKey } from './api-key.queries.ts'
import { ApiKeyDialog } from './api-key-dialog.tsx'
import { scopeWords } from './scope-words.ts'

const add = css({ pt: '5' })

const hasEnded = ({ expires_at }: ApiKey): boolean => Date.parse(expires_at) <= Date.now()

const cellsOf = (key: ApiKey, onDone: () => void) => [
	<span key="name">
		{key.name}
		<span className={smallLine}>{`${key.start}…`}</span>
		<span className={smallLine}>
			{m.desk_key_made_by({ name: key.made_by, date: shortDate(key.created_at) })}
		</span>
	</span>,
	key.scopes.map((scope) => scopeWords[scope]()).join(', '),
	hasEnded(key) ? (
		<Badge key="ended" tone="neutral">
			{m.desk_key_ended()}
		</Badge>
	) : (
		shortDate(key.expires_at)
	),
	key.used_at ? dateAndTime(key.used_at) : m.desk_key_unused(),
	<CommandButton
		key="remove"
		label={m.desk_key_remove()}
		name={m.desk_key_remove_name({ name: key.name })}
		title={m.desk_key_remove_name({ name: key.name })}
		text={m.desk_key_remove_text()}
		ok={m.desk_key_remove()}
		run={(signal) => removeApiKey(key.id, signal)}
		onDone={() => {
			announce(m.desk_key_removed())
			onDone()
		}}
	/>,
]

const Keys = ({ onAdd, onDone }: { onAdd: () => void; onDone: () => void }) => {
	const { data } = useSuspenseQuery(apiKeysQuery)
	if (data.length === 0)
		return (
			<EmptyState title={m.desk_key_none_title()} text={m.desk_key_none_text()}>
				<Button onClick={onAdd}>{m.desk_key_new()}</Button>
			</EmptyState>
		)
	const isFull = data.filter((key) => !hasEnded(key)).length >= MOST_KEYS
	return (
		<>
			<DataTable
				label={m.desk_key_title()}
				heads={[
					m.desk_key_name(),
					m.desk_key_scopes(),
					m.desk_key_ends(),
					m.desk_key_used(),
					m.desk_actions(),
				]}
				rows={data.map((key) => ({ key: key.id, cells: cellsOf(key, onDone) }))}
			/>
			<div className={add}>
				{isFull ? (
					<p className={smallLine}>{m.desk_key_many({ count: MOST_KEYS })}</p>
				) : (
					<Button onClick={onAdd}>{m.desk_key_new()}</Button>
				)}
			</div>
		</>
	)
}

/** Keys with which other systems read from the desk (DSK-19). */
export const ApiKeysPage = () => {
	const [isAdding, setAdding] = useState(false)
	const [secret, setSecret] = useState('')
	const queryClient = useQueryClient()
	const onDone = useCallback(() => {
		void queryClient.invalidateQueries({ queryKey: apiKeysQuery.queryKey })
	}, [queryClient])
	return (
		<>
			<Heading>{m.desk_key_title()}</Heading>
			<p className={lead5}>{m.desk_key_text()}</p>
			<Suspense fallback={<p role="status">{m.desk_loading()}</p>}>
				<Keys onAdd={() => setAdding(true)} onDone={onDone} />
			</Suspense>
			{isAdding && (
				<ApiKeyDialog
					onStored={(key) => {
						setAdding(false)
						setSecret(key)
						onDone()
					}}
					onClose={() => setAdding(false)}
				/>
			)}
			{secret && (
				<SecretDialog
					title={m.desk_key_secret_title()}
					text={m.desk_key_secret_text()}
					secret={secret}
					onClose={() => setSecret('')}
				/>
			)}
		</>
	)
}
