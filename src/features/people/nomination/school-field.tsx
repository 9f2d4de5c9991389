import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { m } from '#i18n/messages'
import type { Option } from '#machines/catalogue/reference/paginated-select.rules.ts'
import { usePaginatedSelect } from '#processes/reference/use-paginated-select.ts'
import { Button } from '#ui/action/button.tsx'
import { PaginatedField } from '#ui/form/paginated-field.tsx'

type SchoolProps = {
  chosen: Option | null
  error: ReactNode
  readOnly: boolean
  onChoice: (school: Option | null) => void
}

/** A school by its name (FLD-05). */
export const SchoolField = ({ chosen, error, readOnly, onChoice }: SchoolProps) => {
  const { ref, options, list } = usePaginatedSelect('school', chosen, onChoice)
  const snapshot = useSelector(ref, (one) => one)
  const isBusy = snapshot.hasTag('busy')
  const status = () => {
    if (snapshot.hasTag('failed'))
      return (
        <>
          {m.nomination_schools_failed()}{' '}
          <Button tone="quiet" size="sm" onClick={() => ref.send({ type: 'page.retried' })}>
            {m.nomination_retry()}
          </Button>
        </>
      )
    if (isBusy) return m.nomination_schools_loading()
    return options.length === 0 ? m.nomination_schools_none() : null
  }
  return (
    <PaginatedField
      label={m.nomination_school()}
      hint={m.nomination_school_hint()}
      error={error}
      name="school_id"
      text={snapshot.context.text}
      options={options}
      open={snapshot.hasTag('open')}
      onOpen={(open) => ref.send({ type: open ? 'list.opened' : 'list.closed' })}
      onType={(text) => ref.send({ type: 'text.changed', text })}
      onChoose={(option) => ref.send({ type: 'option.chosen', option })}
      status={status()}
      list={list}
      readOnly={readOnly}
    />
  )
}
