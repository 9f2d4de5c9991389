import { useActorRef } from '@xstate/react'
import { useEffect, useRef, useState } from 'react'
import type { MediaKind } from '#domain/learning/media.rules.ts'
import { uploadMachine } from '#machines/learning/media/upload.machine.ts'
import type { UploadEmitted } from '#machines/learning/media/upload.types.ts'
import { provided } from '#processes/provided.ts'
import { uploadActors } from './upload.actors.ts'

/**
 * Runs an upload.
 * @param onDone is called with the file's id and name when the server has all of it
 */
export const useUpload = (kinds: readonly MediaKind[], onDone: (done: UploadEmitted) => void) => {
	const file = useRef<File | null>(null)
	const [machine] = useState(() => provided(uploadMachine, () => ({ actors: uploadActors(file) })))
	const ref = useActorRef(machine, { input: { kinds } })
	useEffect(() => {
		const { unsubscribe } = ref.on('upload.done', onDone)
		return unsubscribe
	}, [ref, onDone])
	useEffect(() => {
		const goOn = () => ref.send({ type: 'connection.restored' })
		window.addEventListener('online', goOn)
		return () => window.removeEventListener('online', goOn)
	}, [ref])
	const choose = (chosen: File) => {
		file.current = chosen
		ref.send({ type: 'file.chosen', file: { name: chosen.name, bytes: chosen.size } })
	}
	return { ref, choose }
}
