import { useQuery } from '@tanstack/react-query'
import { filesIn } from '#domain/learning/rich-text.rules.ts'
import { m } from '#i18n/messages'
import { css } from '#styled/css'
import { link } from '#styled/recipes'
import { Notice } from '#ui/layout/notice.tsx'
import { Skeleton } from '#ui/list/skeleton.tsx'
import {
	type LessonDetail,
	type LessonFile,
	type LessonId,
	lessonQuery,
} from './learning.queries.ts'
import { LessonPlayer } from './lesson-player.tsx'

const wide = css({ w: 'full', borderRadius: 'md' })

type FileProps = { lesson: LessonId; file: LessonFile; detail: LessonDetail }

/** One file of a lesson. How far one watched is kept for the first that plays. */
export const LessonFileView = ({ lesson, file, detail: { files, seconds } }: FileProps) => {
	const { kind, address, label } = file
	if (kind === 'picture') return <img className={wide} src={address} alt={label} />
	if (kind === 'document')
		return (
			<p>
				<a className={link()} href={address} target="_blank" rel="noreferrer">
					{m.lesson_open_document({ name: label })}
				</a>
			</p>
		)
	const first = files.find((one) => one.kind === 'video' || one.kind === 'audio')
	if (file !== first)
		// biome-ignore lint/a11y/useMediaCaption: the desk takes no captions for a second video yet.
		return <video className={wide} src={address} aria-label={label} controls preload="metadata" />
	const captions = files.filter((one) => one.kind === 'captions')
	return <LessonPlayer lesson={lesson} file={file} captions={captions} seconds={seconds} />
}

/** Files of a lesson that have no place in its text, if there are any (CAT-08). */
export const LessonMedia = (lesson: LessonId) => {
	const { data, isError } = useQuery(lessonQuery(lesson))
	if (!data)
		return isError ? (
			<Notice kind="warning">{m.lesson_media_failed()}</Notice>
		) : (
			<Skeleton height="20rem" />
		)
	const placed = filesIn(data.text)
	const order = { picture: 0, document: 1, video: 2, audio: 2, captions: 3 }
	return data.files
		.filter(({ kind, media }) => kind !== 'captions' && !(media && placed.includes(media)))
		.sort((one, other) => order[one.kind] - order[other.kind])
		.map((file) => <LessonFileView key={file.id} lesson={lesson} file={file} detail={data} />)
}
