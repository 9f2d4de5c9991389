import { useQueryClient } from '@tanstack/react-query'
import { useActorRef } from '@xstate/react'
import { useEffect, useRef } from 'react'
import { newId } from '#api/new-id.ts'
import { documentUploadMachine } from '#machines/school/school-document/document-upload.machine.ts'
import { observe } from '#processes/journey/observe.ts'
import { documentUploadActors } from './document-upload.actors.ts'

const sameFile = (one: File, other: File) =>
	one.name === other.name && one.size === other.size && one.lastModified === other.lastModified

/**
 * The process of handing in documents, and how files are chosen for it; it goes on when the browser
 * is online again.
 */
export const useDocumentUpload = (handedIn: number) => {
	const queryClient = useQueryClient()
	const files = useRef(new Map<string, File>())
	const process = useActorRef(
		documentUploadMachine.provide({
			actors: documentUploadActors(queryClient, (id) => files.current.get(id)),
		}),
		{ inspect: observe, input: { handedIn } },
	)
	useEffect(() => {
		const goOn = () => process.send({ type: 'connection.restored' })
		window.addEventListener('online', goOn)
		return () => window.removeEventListener('online', goOn)
	}, [process])
	const idOf = (file: File) => {
		const [known] = [...files.current].find(([, other]) => sameFile(file, other)) ?? []
		const id = known ?? newId()
		files.current.set(id, file)
		return id
	}
	const choose = (chosen: readonly File[]) =>
		process.send({
			type: 'documents.chosen',
			documents: chosen.map((file) => ({ id: idOf(file), name: file.name, size: file.size })),
		})
	return { process, choose }
}
