import { useQuery } from '@tanstack/react-query'
import { m } from '#i18n/messages'
import { css } from '#styled/css'
import { link } from '#styled/recipes'
import { Notice } from '#ui/layout/notice.tsx'
import { Skeleton } from '#ui/list/skeleton.tsx'
import { type LessonId, lessonQuery } from './learning.queries.ts'
import { LessonPlayer } from './lesson-player.tsx'

const picture = css({ w: 'full', borderRadius: 'md' })

/** Pictures, video or audio of a lesson, if it has any (CAT-08). */
export const LessonMedia = (lesson: LessonId) => {
  const { data, isError } = useQuery(lessonQuery(lesson))
  if (!data)
    return isError ? (
      <Notice kind="warning">{m.lesson_media_failed()}</Notice>
    ) : (
      <Skeleton height="20rem" />
    )
  const captions = data.files.filter(({ kind }) => kind === 'captions')
  const played = data.files.find(({ kind }) => kind === 'video' || kind === 'audio')
  return (
    <>
      {data.files
        .filter(({ kind }) => kind === 'picture')
        .map(({ id, address, label }) => (
          <img key={id} className={picture} src={address} alt={label} />
        ))}
      {data.files
        .filter(({ kind }) => kind === 'document')
        .map(({ id, address, label }) => (
          <p key={id}>
            <a className={link()} href={address} target="_blank" rel="noreferrer">
              {m.lesson_open_document({ name: label })}
            </a>
          </p>
        ))}
      {played && (
        <LessonPlayer lesson={lesson} file={played} captions={captions} seconds={data.seconds} />
      )}
    </>
  )
}
