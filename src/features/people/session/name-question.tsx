import { useQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { m } from '#i18n/messages'
import { accountQuery } from '#processes/session/session.queries.ts'
import { css, cx } from '#styled/css'
import { panel } from '#styled/recipes'
import { Button } from '#ui/action/button.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { titleText } from '#ui/look.ts'
import { useOwnName } from './use-own-name.ts'

const root = css({ display: 'flex', flexDirection: 'column', gap: '3', maxW: 'form', my: '5' })

const Question = ({ given }: { given: string }) => {
	const form = useOwnName(given)
	const { draft, faults } = useSelector(form, ({ context }) => context)
	const busy = useSelector(form, (snapshot) => snapshot.hasTag('busy'))
	const failed = useSelector(form, (snapshot) => snapshot.hasTag('failed'))
	return (
		<form
			className={cx(panel({ pad: true }), root)}
			noValidate
			onSubmit={(event) => {
				event.preventDefault()
				form.send({ type: 'form.submitted' })
			}}
		>
			<h2 className={titleText}>{m.profile_name_question()}</h2>
			<TextField
				label={m.profile_name_own()}
				hint={m.profile_name_hint()}
				autoComplete="name"
				maxLength={120}
				error={faults.name && m.purchase_field_required()}
				value={draft.name ?? ''}
				onChange={({ target: { value } }) =>
					form.send({ type: 'field.changed', field: 'name', value })
				}
			/>
			{failed && <Notice kind="warning">{m.profile_name_failed()}</Notice>}
			<div>
				<Button type="submit" tone="outline" busy={busy}>
					{m.profile_name_save()}
				</Button>
			</div>
		</form>
	)
}

/**
 * Asks once for the person's name, before one that was made from the address is seen by others
 * (W10); nothing when it is known.
 */
export const NameQuestion = () => {
	const { data: account } = useQuery(accountQuery)
	return account?.is_name_made_up ? <Question given={account.displayName} /> : null
}
