import { useQuery } from '@tanstack/react-query'
import { m } from '#i18n/messages'
import { Notice } from '#ui/layout/notice.tsx'
import { Paragraphs } from '#ui/layout/paragraphs.tsx'
import { Skeleton } from '#ui/list/skeleton.tsx'
import { MathView } from '#ui/text/math.tsx'
import { RichTextView } from '#ui/text/rich-text.tsx'
import { type LessonId, lessonQuery } from '../learning.queries.ts'
import { LessonFileView } from '../lesson-media.tsx'
import { OutsideVideoView } from './outside-video-view.tsx'

type LessonTextProps = {
	lesson: LessonId
	/** Its text without the form. */
	words: string
	isFormatted: boolean
}

/** The text of a lesson; without a connection its words (CAT-08, DSK-04). */
export const LessonText = ({ lesson, words, isFormatted }: LessonTextProps) => {
	const { data, isLoading, isError } = useQuery(lessonQuery(lesson))
	if (!isFormatted) return words && <Paragraphs text={words} />
	if (isLoading) return <Skeleton height="20rem" />
	if (!data)
		return (
			<>
				{isError && <Notice kind="warning">{m.lesson_form_failed()}</Notice>}
				<Paragraphs text={words} />
			</>
		)
	const { text, formulas, files } = data
	return (
		<RichTextView
			text={text}
			parts={{
				math: (latex, isBlock) => {
					const formula = formulas.find((one) => one.latex === latex && one.block === isBlock)
					return formula && <MathView math={formula.math} />
				},
				file: (media) => {
					const file = files.find((one) => one.media === media)
					return file && <LessonFileView lesson={lesson} file={file} detail={data} />
				},
				video: (video) => <OutsideVideoView {...video} />,
			}}
		/>
	)
}
