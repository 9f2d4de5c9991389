import { useSuspenseQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { listName } from '#i18n/list-name.ts'
import { m } from '#i18n/messages'
import type { School } from '#openapi/v1.gen.ts'
import { PagedSelect } from '#processes/reference/paged-select.tsx'
import { referenceQuery } from '#processes/reference/reference.query.ts'
import { css } from '#styled/css'
import { Button } from '#ui/action/button.tsx'
import { ChoiceGroup } from '#ui/form/choice-group.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { row3 } from '#ui/look.ts'
import { joined, split, useSchoolKind } from './use-school-kind.ts'

const form = css({ display: 'flex', flexDirection: 'column', gap: '5', maxW: '[36rem]' })

type FormProps = { school: School; onDone: () => void }

/** Chooses the kind, boards and classes of a school from the shop's lists (SCH-04). */
export const SchoolKindForm = ({ school, onDone }: FormProps) => {
	const { data: lists } = useSuspenseQuery(referenceQuery)
	const process = useSchoolKind(school)
	const { draft, faults, failure } = useSelector(process, ({ context }) => context)
	const busy = useSelector(process, (snapshot) => snapshot.hasTag('busy'))
	const saved = useSelector(process, (snapshot) => snapshot.matches('submitted'))
	const put = (field: string, value: string) =>
		process.send({ type: 'field.changed', field, value })
	const toggle = (field: 'boards' | 'grades') => (slug: string, chosen: boolean) => {
		const others = split(draft[field]).filter((one) => one !== slug)
		put(field, joined(chosen ? [...others, slug] : others))
	}
	const group = (field: 'boards' | 'grades', list: typeof lists.school_board) => ({
		kind: 'checkbox' as const,
		name: field,
		options: list.map(({ slug, name }) => ({ value: slug, label: listName(name) })),
		value: split(draft[field]),
		onToggle: toggle(field),
		disabled: busy,
		error: faults[field] && m.school_kind_required(),
	})
	if (saved)
		return (
			<div className={form}>
				<Notice>{m.school_kind_saved()}</Notice>
				<div>
					<Button tone="outline" onClick={onDone}>
						{m.school_kind_close()}
					</Button>
				</div>
			</div>
		)
	return (
		<form
			className={form}
			noValidate
			onSubmit={(event) => {
				event.preventDefault()
				process.send({ type: 'form.submitted' })
			}}
		>
			<PagedSelect
				source={{ list: 'school_onboarding_types' }}
				label={m.school_kind_type()}
				name="onboarding_type"
				error={faults.type && m.school_kind_type_required()}
				chosen={draft.type ? { id: draft.type, label: draft.typeName ?? '' } : null}
				onChoice={(option) => {
					put('typeName', option?.label ?? '')
					put('type', option?.id ?? '')
				}}
				readOnly={busy}
			/>
			<ChoiceGroup legend={m.school_kind_boards()} {...group('boards', lists.school_board)} />
			<ChoiceGroup legend={m.school_kind_grades()} {...group('grades', lists.school_grade)} />
			{failure && <Notice kind="warning">{m.school_kind_failed()}</Notice>}
			<div className={row3}>
				<Button type="submit" busy={busy}>
					{m.school_kind_save()}
				</Button>
				<Button tone="outline" onClick={onDone}>
					{m.school_kind_close()}
				</Button>
			</div>
		</form>
	)
}
