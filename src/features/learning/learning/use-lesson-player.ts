import { useQueryClient } from '@tanstack/react-query'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useLayoutEffect, useRef } from 'react'
import type { ActorRefFrom } from 'xstate'
import { readStored, writeStored } from '#api/versioned-storage.ts'
import { lessonPlayerMachine } from '#machines/learning/lesson/lesson-player.machine.ts'
import { writeWatching } from '#machines/learning/lesson/lesson-player.rules.ts'
import { observe } from '#processes/journey/observe.ts'
import type { LessonId } from './learning.queries.ts'
import { lessonPlayerActors } from './lesson-player.actors.ts'

const KEY = 'vidya.watching'

export type LessonPlayerRef = ActorRefFrom<typeof lessonPlayerMachine>

/**
 * The process of a player and the element that it goes with; speed and captions are as they were
 * chosen last.
 */
export const useLessonPlayer = (lesson: LessonId, seconds: number) => {
	const queryClient = useQueryClient()
	const media = useRef<HTMLVideoElement>(null)
	const ref: LessonPlayerRef = useActorRef(
		lessonPlayerMachine.provide({
			actors: lessonPlayerActors(queryClient, lesson),
			actions: { storeWatching: (_, watching) => writeStored(KEY, writeWatching(watching)) },
		}),
		{ inspect: observe, input: { seconds, stored: readStored(KEY) } },
	)
	const speed = useSelector(ref, ({ context }) => context.speed)
	const captions = useSelector(ref, ({ context }) => context.captions)
	useEffect(() => {
		if (media.current) media.current.playbackRate = speed
	}, [speed])
	useEffect(() => {
		for (const track of media.current?.textTracks ?? [])
			track.mode = track.language === captions ? 'showing' : 'disabled'
	}, [captions])
	// Before the process is stopped with its page.
	useLayoutEffect(() => {
		const leave = () => ref.send({ type: 'page.left' })
		const hide = () => document.visibilityState === 'hidden' && leave()
		document.addEventListener('visibilitychange', hide)
		window.addEventListener('pagehide', leave)
		return () => {
			leave()
			document.removeEventListener('visibilitychange', hide)
			window.removeEventListener('pagehide', leave)
		}
	}, [ref])
	return { ref, media }
}
