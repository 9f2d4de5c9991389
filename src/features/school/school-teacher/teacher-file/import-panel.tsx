import { useSelector } from '@xstate/react'
import { useEffect, useId, useRef } from 'react'
import { m } from '#i18n/messages'
import { csvOf } from '#machines/school/teacher-invitation/teacher-rows.rules.ts'
import { field } from '#styled/recipes'
import { Button } from '#ui/action/button.tsx'
import { saveFile } from '#ui/action/save-file.ts'
import { keepFocus } from '#ui/dialog/keep-focus.ts'
import { FieldFrame } from '#ui/form/field-frame.tsx'
import { teacherLook as look } from '../teacher-look.ts'
import { ImportState } from './import-state.tsx'
import { useTeacherImport } from './use-teacher-import.ts'

const control = field().control
const template = () =>
  csvOf([
    ['email', 'name'],
    ['asha.rao@school.example', 'Asha Rao'],
  ])

/** Invites the teachers of a CSV file: chosen, previewed, sent in parts (SCH-08). */
export const ImportPanel = () => {
  const id = useId()
  const { process, choose } = useTeacherImport()
  const busy = useSelector(process, (snapshot) => snapshot.hasTag('busy'))
  const isEmpty = useSelector(process, (snapshot) => snapshot.matches({ choosing: 'idle' }))
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (isEmpty && input.current) input.current.value = ''
  }, [isEmpty])
  return (
    <div className={look.list}>
      <p className={look.note}>{m.teachers_import_lead()}</p>
      <div>
        <Button
          size="sm"
          tone="outline"
          onClick={() => saveFile('teachers-template.csv', template())}
        >
          {m.teachers_template()}
        </Button>
      </div>
      <FieldFrame id={id} label={m.teachers_file()}>
        <input
          className={control}
          id={id}
          ref={input}
          type="file"
          accept=".csv,.tsv,.txt,text/csv"
          // A field that is disabled loses the focus.
          aria-disabled={busy || undefined}
          onClick={(event) => {
            if (busy) event.preventDefault()
            // The same file, corrected, can be chosen once more.
            else event.currentTarget.value = ''
          }}
          onChange={({ target }) => {
            const [file] = target.files ?? []
            if (file) choose(file)
          }}
        />
      </FieldFrame>
      <div className={look.list} ref={keepFocus} tabIndex={-1}>
        <ImportState process={process} />
      </div>
    </div>
  )
}
