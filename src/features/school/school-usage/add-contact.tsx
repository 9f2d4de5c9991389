import { useSelector } from '@xstate/react'
import { m } from '#i18n/messages'
import { PagedSelect } from '#processes/reference/paged-select.tsx'
import { css, cx } from '#styled/css'
import { panel } from '#styled/recipes'
import { Button } from '#ui/action/button.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { useNewContact } from './use-new-contact.ts'

const sheet = css({ display: 'flex', flexDirection: 'column', gap: '4' })

/** Makes a teacher of the school a further point of contact. */
export const AddContact = () => {
	const form = useNewContact()
	const { draft, faults, failure } = useSelector(form, ({ context }) => context)
	const busy = useSelector(form, (snapshot) => snapshot.hasTag('busy'))
	const sent = useSelector(form, (snapshot) => snapshot.matches('submitted'))
	const put = (field: string, value: string) => form.send({ type: 'field.changed', field, value })
	if (sent)
		return (
			<div className={sheet}>
				<Notice>{m.area_contact_added()}</Notice>
				<div>
					<Button tone="outline" onClick={() => form.send({ type: 'form.restarted' })}>
						{m.area_contact_another()}
					</Button>
				</div>
			</div>
		)
	return (
		<form
			noValidate
			className={cx(panel({ pad: true }), sheet)}
			onSubmit={(event) => {
				event.preventDefault()
				form.send({ type: 'form.submitted' })
			}}
		>
			<PagedSelect
				source="teacher"
				label={m.area_contact_teacher()}
				hint={m.area_contact_hint()}
				name="teacher"
				chosen={draft.teacher ? { id: draft.teacher, label: draft.name ?? '' } : null}
				error={faults.teacher && m.area_contact_fault()}
				onChoice={(option) => {
					put('name', option?.label ?? '')
					put('teacher', option?.id ?? '')
				}}
				readOnly={busy}
			/>
			{failure === 'rejected' && <Notice kind="warning">{m.area_contact_unknown()}</Notice>}
			{failure && failure !== 'rejected' && (
				<Notice kind="warning">{m.area_contact_failed()}</Notice>
			)}
			<div>
				<Button type="submit" busy={busy}>
					{m.area_contact_add()}
				</Button>
			</div>
		</form>
	)
}
