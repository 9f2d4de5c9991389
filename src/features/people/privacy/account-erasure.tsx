import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useActorRef, useSelector } from '@xstate/react'
import { useId } from 'react'
import { shortDate } from '#i18n/dates.ts'
import { m } from '#i18n/messages'
import { accountErasureMachine } from '#machines/people/privacy/account-erasure.machine.ts'
import type { ErasureFailure } from '#machines/people/privacy/account-erasure.types.ts'
import { observe } from '#processes/journey/observe.ts'
import { accountQuery } from '#processes/session/session.queries.ts'
import { css } from '#styled/css'
import { Button } from '#ui/action/button.tsx'
import { announce } from '#ui/dialog/announce.ts'
import { focusFirstError } from '#ui/form/focus-first-error.ts'
import { TextField } from '#ui/form/text-field.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { row3, smallRed } from '#ui/look.ts'
import { accountErasureActors } from './account-erasure.actors.ts'
import { erasureQuery } from './erasure.queries.ts'

const form = css({ display: 'flex', flexDirection: 'column', gap: '4', maxW: '[36rem]' })

const failureWords: Record<ErasureFailure, () => string> = {
	differs: m.erasure_differs,
	'order-open': m.erasure_failed_order,
	'refund-open': m.erasure_failed_refund,
	signedOut: m.erasure_failed_signedOut,
	unavailable: m.erasure_failed_unavailable,
}

/**
 * The way to erase one's own account: what is deleted and kept, the typed address, and the way back
 * until the day comes (PRI-01).
 */
export const AccountErasure = () => {
	const formId = useId()
	const queryClient = useQueryClient()
	const { data: me } = useSuspenseQuery(accountQuery)
	const { data: erasure } = useSuspenseQuery(erasureQuery)
	const ref = useActorRef(
		accountErasureMachine.provide({
			actors: accountErasureActors(queryClient),
			actions: {
				focusAddress: () => focusFirstError(document.getElementById(formId)),
				announceChange: (_, { isPlanned }) =>
					announce(isPlanned ? m.erasure_done_planned() : m.erasure_done_cancelled()),
			},
		}),
		{ inspect: observe, input: { email: me.email, isPlanned: erasure.due_at !== null } },
	)
	const { typed, differs, failure } = useSelector(ref, (snapshot) => snapshot.context)
	const state = useSelector(ref, (snapshot) =>
		typeof snapshot.value === 'string' ? snapshot.value : Object.keys(snapshot.value)[0]!,
	)
	const busy = useSelector(ref, (snapshot) => snapshot.hasTag('busy'))
	const failed = failure && (
		<p role="alert" className={smallRed}>
			{failureWords[failure]()}
		</p>
	)
	if (state === 'planned' || state === 'cancelling')
		return (
			<div className={form}>
				<Notice kind="warning">
					{m.erasure_planned({ date: shortDate(erasure.due_at ?? new Date().toISOString()) })}
				</Notice>
				{failed}
				<Button busy={busy} onClick={() => ref.send({ type: 'cancellation.requested' })}>
					{m.erasure_cancel()}
				</Button>
			</div>
		)
	if (state === 'kept')
		return (
			<Button tone="outline" onClick={() => ref.send({ type: 'erasure.requested' })}>
				{m.erasure_begin()}
			</Button>
		)
	return (
		<form
			id={formId}
			className={form}
			noValidate
			onSubmit={(event) => {
				event.preventDefault()
				ref.send({ type: 'erasure.confirmed' })
			}}
		>
			<p>{m.erasure_deleted()}</p>
			<p>{m.erasure_kept()}</p>
			<TextField
				label={m.erasure_type()}
				type="email"
				autoComplete="off"
				maxLength={254}
				value={typed}
				error={differs ? m.erasure_differs() : undefined}
				onChange={({ target }) => ref.send({ type: 'address.changed', typed: target.value })}
			/>
			{failed}
			<div className={row3}>
				<Button type="submit" tone="outline" busy={busy}>
					{busy ? m.erasure_confirming() : m.erasure_confirm()}
				</Button>
				<Button tone="quiet" busy={busy} onClick={() => ref.send({ type: 'erasure.dismissed' })}>
					{m.erasure_dismiss()}
				</Button>
			</div>
		</form>
	)
}
