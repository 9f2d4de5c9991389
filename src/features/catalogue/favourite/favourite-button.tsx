import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useActorRef, useSelector } from '@xstate/react'
import Bookmark from 'lucide-react/icons/bookmark'
import { useEffect, useMemo } from 'react'
import { m } from '#i18n/messages'
import { favouriteMachine } from '#machines/catalogue/favourite/favourite.machine.ts'
import { askLogin } from '#processes/ask-login.ts'
import { observe } from '#processes/journey/observe.ts'
import type { FavouriteKind } from '#processes/offline-queue/change-calls.ts'
import { useProcesses } from '#processes/processes.ts'
import { provided } from '#processes/provided.ts'
import { css, cx } from '#styled/css'
import { button } from '#styled/recipes'
import { announce } from '#ui/dialog/announce.ts'
import { favouriteActors } from './favourite.actors.ts'

const floating = css({ bg: 'raised', borderColor: 'line', borderRadius: 'full' })
const filled = css({ '& svg': { fill: 'primary' } })

type FavouriteProps = {
	/** The id of the resource or job. */
	targetId: string
	kind?: FavouriteKind
	title: string
	favourite: boolean
	signedIn: boolean
	/** Icon only, for a card; otherwise with its label. */
	compact?: boolean
}

/**
 * Bookmark / Bookmarked; signed out it opens login and the bookmark goes on afterwards (CRD-05,
 * HDR-07).
 */
export const FavouriteButton = ({
	targetId,
	kind = 'resource',
	title,
	favourite,
	signedIn,
	compact,
}: FavouriteProps) => {
	const processes = useProcesses()
	const router = useRouter()
	const queryClient = useQueryClient()
	const machine = useMemo(
		() =>
			provided(favouriteMachine, () => ({
				actors: favouriteActors(queryClient, kind, title),
				actions: {
					askLogin: (_, params) =>
						askLogin(processes, {
							returnTo: router.state.location.href,
							action: kind === 'job' ? 'bookmarkJob' : 'favourite',
							targetId: params.targetId,
						}),
					reportFailure: () => announce(m.favourite_failed(), 'failure'),
				},
			})),
		[processes, router, queryClient, kind, title],
	)
	const ref = useActorRef(machine, { inspect: observe, input: { targetId, signedIn, favourite } })
	useEffect(() => ref.send({ type: 'account.observed', signedIn }), [ref, signedIn])
	useEffect(() => ref.send({ type: 'favourite.observed', favourite }), [ref, favourite])
	const marked = useSelector(ref, (snapshot) => snapshot.hasTag('favourite'))
	const word = marked ? m.favourite_marked() : m.favourite_mark()
	return (
		<button
			type="button"
			className={cx(
				button({ tone: compact ? 'quiet' : 'outline', size: compact ? 'icon' : 'md' }),
				compact && floating,
				marked && filled,
			)}
			aria-label={`${word}: ${title}`}
			title={word}
			onClick={() => ref.send({ type: 'favourite.toggled' })}
		>
			<Bookmark aria-hidden="true" />
			{!compact && word}
		</button>
	)
}
