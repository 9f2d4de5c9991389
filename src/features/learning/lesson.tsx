import { useSelector } from '@xstate/react'
import { duration } from '#i18n/duration.ts'
import { m } from '#i18n/messages'
import type { LessonMarkFailure } from '#machines/lesson-mark/lesson-mark.types.ts'
import { css } from '#styled/css'
import { Checkbox } from '#ui/checkbox.tsx'
import { useLessonMark } from './use-lesson-mark.ts'

type LessonProps = {
  enrolmentId: string
  lesson: { id: string; title: string; minutes: number; body: string; done: boolean }
  /** The first one that is not done yet stands open. */
  open: boolean
}

const root = css({
  borderBottomWidth: '1px',
  borderColor: 'line',
  _last: { borderBottomWidth: '0' },
})
const summary = css({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '4',
  alignItems: 'center',
  minH: '12',
  px: '4',
  cursor: 'pointer',
})
const note = css({ textStyle: 'small', color: 'ink.muted', whiteSpace: 'nowrap' })
const body = css({
  px: '4',
  pb: '4',
  display: 'flex',
  flexDirection: 'column',
  gap: '3',
  maxW: 'prose',
})
const text = css({ whiteSpace: 'pre-line' })
const failed = css({ textStyle: 'small', color: 'red' })

const reasons: Record<LessonMarkFailure, () => string> = {
  signedOut: m.learning_mark_failed_signed_out,
  gone: m.learning_mark_failed_gone,
  unavailable: m.learning_mark_failed_unavailable,
}

/** One lesson: its text, and the tick that it is done. */
export const Lesson = ({ enrolmentId, lesson, open }: LessonProps) => {
  const ref = useLessonMark({ enrolmentId, lessonId: lesson.id, done: lesson.done })
  const done = useSelector(ref, (snapshot) => snapshot.hasTag('done'))
  const busy = useSelector(ref, (snapshot) => snapshot.hasTag('busy'))
  const failure = useSelector(ref, ({ context }) => context.failure)
  return (
    <details className={root} open={open}>
      <summary className={summary}>
        <span>
          {done && <span aria-hidden="true">✓ </span>}
          {lesson.title}
        </span>
        <span className={note}>{duration(lesson.minutes)}</span>
      </summary>
      <div className={body}>
        <p className={text}>{lesson.body}</p>
        <Checkbox
          checked={done}
          aria-busy={busy}
          onChange={() => ref.send({ type: 'lesson.toggled' })}
        >
          {m.learning_lesson_done()}
        </Checkbox>
        {failure && (
          <p className={failed} role="alert">
            {reasons[failure]()}
          </p>
        )}
      </div>
    </details>
  )
}
