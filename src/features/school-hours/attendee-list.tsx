import { useSelector } from '@xstate/react'
import { m } from '#i18n/messages'
import { holdsWords } from '#machines/school-session/school-session.rules.ts'
import { css } from '#styled/css'
import { Button } from '#ui/button.tsx'
import { ChoiceGroup } from '#ui/choice-group.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { SchoolTeacher } from './school-hours.queries.ts'
import type { SchoolSessionRef } from './use-school-session.ts'

const list = css({ display: 'flex', flexDirection: 'column', gap: '3' })
const row = css({ display: 'flex', flexWrap: 'wrap', gap: '3' })
const box = css({ maxH: '[20rem]', overflowY: 'auto' })

type ListProps = { ref: SchoolSessionRef; teachers: readonly SchoolTeacher[]; busy: boolean }

/** The school’s teachers with a tick for each who was there; many are found by name and ticked at once. */
export const AttendeeList = ({ ref, teachers, busy }: ListProps) => {
  const { attending, sought, faults } = useSelector(ref, (snapshot) => snapshot.context)
  const shown = teachers.filter(({ name }) => holdsWords(name, sought))
  const tick = (ticked: boolean) => () =>
    ref.send({ type: 'teachers.ticked', ids: shown.map(({ id }) => id), ticked })
  return (
    <div className={list}>
      <TextField
        label={m.hours_there_find()}
        type="search"
        value={sought}
        autoComplete="off"
        maxLength={120}
        onChange={({ target }) => ref.send({ type: 'search.changed', words: target.value })}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <div className={row}>
        <Button tone="outline" size="sm" busy={busy} onClick={tick(true)}>
          {m.hours_tick_all()}
        </Button>
        <Button tone="quiet" size="sm" busy={busy} onClick={tick(false)}>
          {m.hours_untick_all()}
        </Button>
      </div>
      <p role="status">
        {m.hours_there_of({ count: attending.length, total: teachers.length })}
        {shown.length === 0 && ` · ${m.hours_none_found()}`}
      </p>
      <div className={box}>
        <ChoiceGroup
          legend={m.hours_field_there()}
          kind="checkbox"
          disabled={busy}
          options={shown.map(({ id, name }) => ({ value: id, label: name }))}
          value={attending}
          onToggle={(id) => ref.send({ type: 'teacher.toggled', id })}
          error={faults.attending && m.hours_fault_there()}
        />
      </div>
    </div>
  )
}
