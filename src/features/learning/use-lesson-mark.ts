import { useQueryClient } from '@tanstack/react-query'
import { useOptimistic, useTransition } from 'react'
import { api } from '#api/client.ts'
import { m } from '#i18n/messages'
import { announce } from '#ui/announce.ts'

type Mark = { enrolmentId: string; lessonId: string; done: boolean }

/** A lesson's tick: shown at once, taken back with a word when the server does not follow. */
export const useLessonMark = ({ enrolmentId, lessonId, done }: Mark) => {
  const queryClient = useQueryClient()
  const [shown, show] = useOptimistic(done)
  const [busy, start] = useTransition()
  const mark = (next: boolean) =>
    start(async () => {
      show(next)
      try {
        await api.PUT('/learning/mine/{id}/lessons/{lesson_id}', {
          params: { path: { id: enrolmentId, lesson_id: lessonId } },
          body: { done: next },
        })
        await queryClient.invalidateQueries({ queryKey: ['mine', 'learning'] })
      } catch {
        announce(m.learning_mark_failed())
      }
    })
  return { done: shown, busy, mark }
}
