import { useQueryClient } from '@tanstack/react-query'
import { useActorRef } from '@xstate/react'
import { useEffect, useRef } from 'react'
import type { ActorRefFrom } from 'xstate'
import { newId } from '#api/new-id.ts'
import { teacherImportMachine } from '#machines/school/teacher-invitation/teacher-import.machine.ts'
import type { TeacherRow } from '#machines/school/teacher-invitation/teacher-rows.rules.ts'
import { observe } from '#processes/journey/observe.ts'
import { teacherImportActors } from './teacher-import.actors.ts'

export type TeacherImportRef = ActorRefFrom<typeof teacherImportMachine>

/**
 * The process of importing teachers, and how a file is chosen for it; it goes on when the browser
 * is online again.
 */
export const useTeacherImport = () => {
  const queryClient = useQueryClient()
  const files = useRef(new Map<string, File>())
  const rows = useRef(new Map<string, readonly TeacherRow[]>())
  const process = useActorRef(
    teacherImportMachine.provide({
      actors: teacherImportActors(queryClient, (id) => files.current.get(id), rows.current),
    }),
    { inspect: observe },
  )
  useEffect(() => {
    const goOn = () => process.send({ type: 'connection.restored' })
    window.addEventListener('online', goOn)
    return () => window.removeEventListener('online', goOn)
  }, [process])
  const choose = (file: File) => {
    const id = newId()
    files.current.set(id, file)
    process.send({ type: 'file.chosen', file: { id, name: file.name, size: file.size } })
  }
  return { process, choose }
}
