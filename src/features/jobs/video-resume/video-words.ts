import { m } from '#i18n/messages'
import type { VideoFailure } from '#machines/jobs/video-resume/video-resume.types.ts'

/** Why there is no new video, or why the one before is still there. */
export const failureWords: Record<VideoFailure, () => string> = {
	wrongType: m.video_wrong_type,
	tooLarge: m.video_too_large,
	tooLong: m.video_too_long,
	unreadable: m.video_unreadable,
	cameraRefused: m.video_camera_refused,
	cameraMissing: m.video_camera_missing,
	recordingLost: m.video_recording_lost,
	signedOut: m.video_signed_out,
	unavailable: m.video_unavailable,
	notRemoved: m.video_not_removed,
}

/** Seconds as minutes and seconds, `1:05`. */
export const lengthWords = (seconds: number): string =>
	`${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
