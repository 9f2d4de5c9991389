import { useQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { m } from '#i18n/messages'
import { Button } from '#ui/action/button.tsx'
import { AlertDialog } from '#ui/dialog/alert-dialog.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { QueryError } from '#ui/list/query-error.tsx'
import { Skeleton } from '#ui/list/skeleton.tsx'
import { form4, row3, small } from '#ui/look.ts'
import { KeptVideo } from './kept-video.tsx'
import { useVideoResume } from './use-video-resume.ts'
import { VideoChoice } from './video-choice.tsx'
import { VideoPlayer } from './video-player.tsx'
import { videoResumeQuery } from './video-resume.queries.ts'
import { failureWords } from './video-words.ts'

/**
 * A video in which teachers introduce themselves: chosen or recorded, looked at, kept, removed
 * (PRF-01).
 */
export const VideoResume = () => {
	const { data, isError } = useQuery(videoResumeQuery)
	const { process, recorder } = useVideoResume()
	const state = useSelector(process, (snapshot) => snapshot)
	if (isError && !data) return <QueryError />
	if (!data) return <Skeleton height="20rem" />
	const { file, failure, canRecord } = state.context
	const busy = state.hasTag('busy')
	const isRecording = state.matches('recording')
	const isShown = state.matches('previewing') || state.matches('uploading')
	const isAsked = state.matches('confirming') || state.matches('removing')
	return (
		<div className={form4}>
			<p>{m.video_text()}</p>
			{failure && <Notice kind="warning">{failureWords[failure]()}</Notice>}
			{state.matches('reading') && <p role="status">{m.video_reading()}</p>}
			{state.matches('opening') && <p role="status">{m.video_opening()}</p>}
			{isRecording && (
				<>
					<VideoPlayer label={m.video_recording()} source={recorder.stream()} />
					<p role="status">{m.video_recording()}</p>
					<div className={row3}>
						<Button busy={busy} onClick={() => process.send({ type: 'recording.stopped' })}>
							{m.video_stop()}
						</Button>
						<Button tone="quiet" onClick={() => process.send({ type: 'recording.discarded' })}>
							{m.video_discard()}
						</Button>
					</div>
				</>
			)}
			{isShown && file && (
				<>
					<VideoPlayer label={m.video_preview()} source={file as File} />
					<div className={row3}>
						<Button busy={busy} onClick={() => process.send({ type: 'video.confirmed' })}>
							{busy ? m.video_sending() : m.video_use()}
						</Button>
						<Button
							tone="quiet"
							disabled={busy}
							onClick={() => process.send({ type: 'video.discarded' })}
						>
							{m.video_discard()}
						</Button>
					</div>
				</>
			)}
			{!isRecording && !isShown && (
				<>
					<KeptVideo
						video={data.video}
						onRemove={() => process.send({ type: 'removal.requested' })}
					/>
					<VideoChoice
						label={data.video ? m.video_replace() : m.video_choose()}
						disabled={busy}
						onChoose={(chosen) => process.send({ type: 'video.chosen', file: chosen })}
						onRecord={canRecord ? () => process.send({ type: 'recording.requested' }) : undefined}
					/>
					<p className={small}>{m.video_limits()}</p>
				</>
			)}
			{isAsked && (
				<AlertDialog
					title={m.video_remove_title()}
					text={m.video_remove_text()}
					ok={m.video_remove()}
					onOk={() => process.send({ type: 'removal.confirmed' })}
					cancel={m.video_remove_keep()}
					onCancel={() => process.send({ type: 'removal.dismissed' })}
					busy={busy}
				/>
			)}
		</div>
	)
}
