import { useQueryClient } from '@tanstack/react-query'
import { useHydrated, useRouter } from '@tanstack/react-router'
import { useActorRef } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import type { ActorRefFrom } from 'xstate'
import { readStored, writeStored } from '#api/versioned-storage.ts'
import { communityPostMachine } from '#machines/community/community-post/community-post.machine.ts'
import { writeDraft } from '#machines/community/community-post/community-post.rules.ts'
import { askLogin } from '#processes/ask-login.ts'
import { observe } from '#processes/journey/observe.ts'
import { useProcesses } from '#processes/processes.ts'
import { provided } from '#processes/provided.ts'
import { useViewer } from '#processes/viewer-context.ts'
import { composerActors, type Place } from './composer.actors.ts'

export type ComposerRef = ActorRefFrom<typeof communityPostMachine>

const keyOf = (name: string) => `vidya.community.${name}`

/**
 * Returns true if this browser keeps a draft of this name; not before the page is hydrated, for the
 * server does not know.
 */
export const useKeptDraft = (name: string): boolean => {
	const isHydrated = useHydrated()
	return useMemo(() => isHydrated && readStored(keyOf(name)) !== null, [isHydrated, name])
}

/** Forgets a draft of this name. */
export const forgetDraft = (name: string): void => writeStored(keyOf(name), null)

type Composer = {
	place: Place
	letters: number
	pictures: number
	/** Key of the stored draft. */
	name: string
	/** Begins without what is kept, as the server renders it. */
	fresh: boolean
	/** The text to change, if any. */
	given?: string | undefined
	/** Called when it is stored; stays the same while the composer does. */
	onPosted?: (() => void) | undefined
}

/** The process of writing in one place; what is not sent is kept over reloads and login. */
export const useComposer = ({
	place,
	name,
	fresh,
	given,
	onPosted,
	...most
}: Composer): ComposerRef => {
	const processes = useProcesses()
	const router = useRouter()
	const queryClient = useQueryClient()
	const { signedIn } = useViewer()
	const machine = useMemo(
		() =>
			provided(communityPostMachine, () => ({
				actors: composerActors(queryClient, place),
				actions: {
					storeDraft: (_, { draft }) => writeStored(keyOf(name), writeDraft(draft)),
					askLogin: () =>
						askLogin(processes, { returnTo: router.state.location.href, action: 'visit' }),
					reportPosted: () => onPosted?.(),
				},
			})),
		[processes, router, queryClient, place, name, onPosted],
	)
	const kept = fresh ? null : readStored(keyOf(name))
	const stored = kept ?? (given === undefined ? null : writeDraft({ text: given, pictures: [] }))
	const ref = useActorRef(machine, { inspect: observe, input: { ...most, signedIn, stored } })
	useEffect(() => ref.send({ type: 'account.observed', signedIn }), [ref, signedIn])
	return ref
}
