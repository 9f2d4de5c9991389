import { useSelector } from '@xstate/react'
import { m } from '#i18n/messages'
import { css } from '#styled/css'
import { Button } from '#ui/action/button.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { stack3 } from '#ui/look.ts'
import type { LessonFile, LessonId } from './learning.queries.ts'
import { LessonPlayerControls } from './lesson-player-controls.tsx'
import { useLessonPlayer } from './use-lesson-player.ts'

const screen = css({ w: 'full', borderRadius: 'md' })

type PlayerProps = {
	lesson: LessonId
	file: LessonFile
	captions: readonly LessonFile[]
	/** Last position, in seconds. */
	seconds: number
}

/**
 * A video or a recording with its controls; a recording shows its captions and else no picture
 * (CAT-08).
 */
export const LessonPlayer = ({ lesson, file, captions, seconds }: PlayerProps) => {
	const { ref, media } = useLessonPlayer(lesson, seconds)
	const failed = useSelector(ref, (snapshot) => snapshot.hasTag('failed'))
	const language = useSelector(ref, ({ context }) => context.captions)
	const [first, ...others] = captions
	const isVideo = file.kind === 'video'
	const begin = (element: HTMLVideoElement) => {
		const { speed, seconds: at } = ref.getSnapshot().context
		element.playbackRate = speed
		if (at < file.seconds - 1) element.currentTime = at
		for (const track of element.textTracks)
			track.mode = track.language === language ? 'showing' : 'disabled'
	}
	const retry = () => {
		ref.send({ type: 'media.retried' })
		media.current?.load()
	}
	return (
		<section className={stack3} aria-label={m.lesson_player({ title: file.label })}>
			<video
				ref={media}
				className={screen}
				style={isVideo ? { aspectRatio: '16 / 9' } : { height: language ? '6rem' : 0 }}
				src={file.address}
				aria-label={file.label}
				playsInline
				preload="metadata"
				onLoadedMetadata={(event) => begin(event.currentTarget)}
				onPlay={() => ref.send({ type: 'media.played' })}
				onPause={() => ref.send({ type: 'media.paused' })}
				onEnded={() => ref.send({ type: 'media.ended' })}
				onError={() => ref.send({ type: 'media.failed' })}
				onTimeUpdate={(event) =>
					ref.send({ type: 'media.moved', seconds: event.currentTarget.currentTime })
				}
			>
				<track
					kind="captions"
					src={first?.address}
					srcLang={first?.language}
					label={first?.label}
				/>
				{others.map(({ id, address, language: srcLang, label }) => (
					<track key={id} kind="captions" src={address} srcLang={srcLang} label={label} />
				))}
			</video>
			{failed && (
				<Notice kind="warning">
					{m.lesson_player_failed()}{' '}
					<Button size="sm" tone="outline" onClick={retry}>
						{m.lesson_player_retry()}
					</Button>
				</Notice>
			)}
			<LessonPlayerControls player={ref} media={media} file={file} captions={captions} />
		</section>
	)
}
