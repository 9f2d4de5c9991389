import { shortDate } from '#i18n/dates.ts'
import { m } from '#i18n/messages'
import type { VideoResume } from '#openapi/v1.gen.ts'
import { css } from '#styled/css'
import { Button } from '#ui/action/button.tsx'
import { EmptyState } from '#ui/list/empty-state.tsx'
import { small } from '#ui/look.ts'
import { VideoPlayer } from './video-player.tsx'
import { videoFileAddress } from './video-resume.queries.ts'
import { lengthWords } from './video-words.ts'

const root = css({ display: 'flex', flexDirection: 'column', alignItems: 'start', gap: '3' })

type KeptProps = { video: VideoResume | null; onRemove: () => void }

/** The video that schools applied to can watch, or that there is none. */
export const KeptVideo = ({ video, onRemove }: KeptProps) =>
	video ? (
		<div className={root}>
			<VideoPlayer label={m.video_kept()} source={videoFileAddress(video.changed_at)} />
			<p className={small}>
				{m.video_facts({
					length: lengthWords(video.seconds),
					date: shortDate(video.changed_at),
				})}
			</p>
			<Button tone="quiet" size="sm" onClick={onRemove}>
				{m.video_remove()}
			</Button>
		</div>
	) : (
		<EmptyState title={m.video_none()} text={m.video_none_hint()} />
	)
