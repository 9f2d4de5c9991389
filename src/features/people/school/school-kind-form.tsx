import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { api } from '#api/client.ts'
import { listName } from '#i18n/list-name.ts'
import { m } from '#i18n/messages'
import type { components } from '#openapi/v1.gen.ts'
import { useFormSubmission } from '#processes/form-submission/use-form-submission.ts'
import { PagedSelect } from '#processes/reference/paged-select.tsx'
import { referenceQuery } from '#processes/reference/reference.query.ts'
import { accountQuery } from '#processes/session/session.queries.ts'
import { css } from '#styled/css'
import { Button } from '#ui/action/button.tsx'
import { ChoiceGroup } from '#ui/form/choice-group.tsx'
import { Notice } from '#ui/layout/notice.tsx'

const form = css({ display: 'flex', flexDirection: 'column', gap: '5', maxW: '[36rem]' })
const row = css({ display: 'flex', flexWrap: 'wrap', gap: '3' })

/** Slugs as the form keeps them, and back. */
const joined = (slugs: readonly string[]) => slugs.join(',')
const split = (text = '') => (text === '' ? [] : text.split(','))

type FormProps = { school: components['schemas']['School']; onDone: () => void }

/** Chooses the kind, boards and classes of a school from the shop's lists (SCH-04). */
export const SchoolKindForm = ({ school, onDone }: FormProps) => {
  const queryClient = useQueryClient()
  const { data: lists } = useSuspenseQuery(referenceQuery)
  const type = lists.school_onboarding_types.find(({ id }) => id === school.onboarding_type)
  const process = useFormSubmission({
    name: `school-kind.${school.id}`,
    fresh: false,
    submit: async (draft, signal) => {
      const body = {
        onboarding_type: draft.type || null,
        boards: split(draft.boards),
        grades: split(draft.grades),
      }
      const { data } = await api.PUT('/school/details', { body, signal })
      queryClient.setQueryData(
        accountQuery.queryKey,
        (account) => account && { ...account, school: data! },
      )
    },
    checks: { type: 'required', typeName: 'optional', boards: 'required', grades: 'required' },
    given: {
      type: type?.id ?? '',
      typeName: type ? listName(type.name) : '',
      boards: joined(school.boards),
      grades: joined(school.grades),
    },
    keepsReceipt: false,
  })
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
      <div className={row}>
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
