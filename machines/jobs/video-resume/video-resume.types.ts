import type { PromiseActorLogic } from 'xstate'
import type { VideoFault } from '#domain/jobs/video-resume.rules.ts'

export type { VideoFault } from '#domain/jobs/video-resume.rules.ts'

/** The chosen or recorded file; what is in it is the business of the actors. */
export type VideoFile = { name: string; type: string; size: number }

/** Why there is no new video, or why the one before is still there; the view has the words. */
export type VideoFailure =
	| VideoFault
	| 'cameraRefused'
	| 'cameraMissing'
	| 'recordingLost'
	| 'signedOut'
	| 'unavailable'
	| 'notRemoved'

export type VideoResumeInput = {
	/** True if this browser can record. */
	canRecord: boolean
}

export type VideoResumeContext = VideoResumeInput & {
	file: VideoFile | null
	failure: VideoFailure | null
}

export type VideoResumeEvent =
	| { type: 'video.chosen'; file: VideoFile }
	| { type: 'recording.requested' }
	| { type: 'recording.stopped' }
	| { type: 'recording.discarded' }
	/** The video that is shown is to be sent. */
	| { type: 'video.confirmed' }
	| { type: 'video.discarded' }
	| { type: 'removal.requested' }
	| { type: 'removal.confirmed' }
	| { type: 'removal.dismissed' }

/** `busy` while the browser or server works, `failed` while an error is shown. */
export type VideoResumeTag = 'busy' | 'failed'

/** How long a video is, in seconds; null when this browser cannot tell, and the server will. */
export type ReadVideoVerdict = { seconds: number | null }

export type CameraVerdict =
	| { kind: 'opened' }
	| { kind: 'cameraRefused' }
	| { kind: 'cameraMissing' }

export type UploadVerdict = { kind: 'kept' } | { kind: VideoFault } | { kind: 'signedOut' }

export type VideoResumeActors = {
	readVideo: PromiseActorLogic<ReadVideoVerdict, { file: VideoFile }>
	/** Asks for camera and microphone. */
	openCamera: PromiseActorLogic<CameraVerdict>
	/**
	 * Records until `stopRecorder` and closes the camera at the end. Rejects if the recording is
	 * lost.
	 */
	recordVideo: PromiseActorLogic<{ file: VideoFile }>
	/** Sends the video; fails when the server did not answer. */
	uploadVideo: PromiseActorLogic<UploadVerdict, { file: VideoFile }>
	removeVideo: PromiseActorLogic<{ kind: 'removed' }>
}

export type VideoResumeEffects = {
	/** Ends the recording that runs. */
	stopRecorder: () => void
	announceKept: () => void
	announceRemoved: () => void
}
