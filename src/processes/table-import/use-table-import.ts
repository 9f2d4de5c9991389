import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useActorRef } from '@xstate/react'
import { useEffect, useState } from 'react'
import type { ActorRefFrom } from 'xstate'
import { newId } from '#api/new-id.ts'
import { tableImportMachine } from '#machines/web/table-import/table-import.machine.ts'
import type { TableImportActors } from '#machines/web/table-import/table-import.types.ts'
import { observe } from '../journey/observe.ts'

export type TableImportRef = ActorRefFrom<typeof tableImportMachine>

/** Makes what an import asks; `fileOf` finds a chosen file by its id. */
export type ImportActorsOf = (
	queryClient: QueryClient,
	fileOf: (id: string) => File | undefined,
) => TableImportActors

/**
 * The process of importing a file, and how a file is chosen for it; it goes on when the browser is
 * online again.
 * @param most is the largest file, in MiB
 */
export const useTableImport = (actorsOf: ImportActorsOf, most: number) => {
	const queryClient = useQueryClient()
	const [{ files, machine }] = useState(() => {
		const files = new Map<string, File>()
		const actors = actorsOf(queryClient, (id) => files.get(id))
		return { files, machine: tableImportMachine.provide({ actors }) }
	})
	const process = useActorRef(machine, { input: { most }, inspect: observe })
	useEffect(() => {
		const goOn = () => process.send({ type: 'connection.restored' })
		window.addEventListener('online', goOn)
		return () => window.removeEventListener('online', goOn)
	}, [process])
	const choose = (file: File) => {
		const id = newId()
		files.set(id, file)
		process.send({ type: 'file.chosen', file: { id, name: file.name, size: file.size } })
	}
	return { process, choose }
}
