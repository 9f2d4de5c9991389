import { useSelector } from '@xstate/react'
import { m } from '#i18n/messages'
import { Button } from '#ui/action/button.tsx'
import { Progress } from '#ui/display/progress.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { teacherLook as look } from '../teacher-look.ts'
import { failureWords, fileWords } from '../teacher-words.ts'
import { ImportFaults } from './import-faults.tsx'
import type { TeacherImportRef } from './use-teacher-import.ts'

/** State of an import: the file's error, the preview, the progress, the result (SCH-08). */
export const ImportState = ({ process }: { process: TeacherImportRef }) => {
  const state = useSelector(process, (snapshot) => snapshot)
  const { file, fileFault, found, good, faults, sent, added, failure } = state.context
  if (!file) return null
  const { name } = file
  const bad = faults.length
  const confirm = () => process.send({ type: 'import.confirmed' })
  const cancel = (
    <Button tone="quiet" onClick={() => process.send({ type: 'import.cancelled' })}>
      {m.teachers_cancel()}
    </Button>
  )
  if (state.matches({ choosing: 'refused' }) && fileFault)
    return (
      <Notice kind="warning">
        {fileWords[fileFault]({ name, found: found.slice(0, 10).join(', ') })}
      </Notice>
    )
  if (state.matches('choosing')) return null
  if (state.matches('reading')) return <p role="status">{m.teachers_reading()}</p>
  const progress = m.teachers_import_progress({ sent, good })
  return (
    <>
      {state.matches('previewing') && (
        <>
          <Notice>{m.teachers_preview({ name, good, bad })}</Notice>
          <div className={look.buttons}>
            {good > 0 && <Button onClick={confirm}>{m.teachers_import_do({ good })}</Button>}
            {cancel}
          </div>
        </>
      )}
      {(state.matches('importing') || state.matches('interrupted')) && (
        <>
          <Progress value={Math.round((sent * 100) / good)} label={progress} />
          <p role="status">{progress}</p>
        </>
      )}
      {state.matches('interrupted') && failure && (
        <>
          <Notice kind="warning">
            {failure === 'unavailable' && m.teachers_import_interrupted({ sent, good })}
            {failure === 'undone' && m.teachers_import_undone()}
            {(failure === 'signedOut' || failure === 'tooMany') && failureWords[failure]()}
          </Notice>
          <div className={look.buttons}>
            <Button onClick={confirm}>{m.teachers_import_on()}</Button>
            {cancel}
          </div>
        </>
      )}
      {state.matches('imported') && <Notice>{m.teachers_import_done({ added, bad })}</Notice>}
      <ImportFaults faults={faults} />
    </>
  )
}
