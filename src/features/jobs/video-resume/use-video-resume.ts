import { useQueryClient } from '@tanstack/react-query'
import { useActorRef } from '@xstate/react'
import { useMemo } from 'react'
import type { ActorRefFrom } from 'xstate'
import { m } from '#i18n/messages'
import { videoResumeMachine } from '#machines/jobs/video-resume/video-resume.machine.ts'
import { observe } from '#processes/journey/observe.ts'
import { announce } from '#ui/dialog/announce.ts'
import { canRecord, createRecorder, type Recorder } from './recorder.ts'
import { videoResumeActors } from './video-resume.actors.ts'

/** The process of a video resume, and the camera that it may open. */
export const useVideoResume = (): {
	process: ActorRefFrom<typeof videoResumeMachine>
	recorder: Recorder
} => {
	const queryClient = useQueryClient()
	const recorder = useMemo(createRecorder, [])
	const process = useActorRef(
		videoResumeMachine.provide({
			actors: videoResumeActors(queryClient, recorder),
			actions: {
				stopRecorder: () => recorder.stop(),
				announceKept: () => announce(m.video_saved()),
				announceRemoved: () => announce(m.video_removed()),
			},
		}),
		{ inspect: observe, input: { canRecord: canRecord() } },
	)
	return { process, recorder }
}
