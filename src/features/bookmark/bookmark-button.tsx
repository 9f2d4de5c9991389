import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useActorRef, useSelector } from '@xstate/react'
import Bookmark from 'lucide-react/icons/bookmark'
import { useEffect } from 'react'
import { m } from '#i18n/messages'
import { bookmarkMachine } from '#machines/bookmark/bookmark.machine.ts'
import { askLogin } from '#processes/ask-login.ts'
import { observe } from '#processes/observe/observe.ts'
import { useProcesses } from '#processes/processes.ts'
import { css, cx } from '#styled/css'
import { button } from '#styled/recipes'
import { announce } from '#ui/announce.ts'
import { bookmarkActors } from './bookmark.actors.ts'

const floating = css({ bg: 'raised', borderColor: 'line', borderRadius: 'full' })
const filled = css({ '& svg': { fill: 'primary' } })

type BookmarkProps = {
  productId: string
  title: string
  bookmarked: boolean
  signedIn: boolean
  /** Icon only, for a card; else the word stands beside it. */
  compact?: boolean
}

/** Bookmark / Bookmarked; signed out it opens login and the bookmark goes on afterwards (CRD-05). */
export const BookmarkButton = ({
  productId,
  title,
  bookmarked,
  signedIn,
  compact,
}: BookmarkProps) => {
  const processes = useProcesses()
  const router = useRouter()
  const queryClient = useQueryClient()
  const ref = useActorRef(
    bookmarkMachine.provide({
      actors: bookmarkActors(queryClient),
      actions: {
        askLogin: (_, params) =>
          askLogin(processes, {
            returnTo: router.state.location.href,
            action: 'bookmark',
            productId: params.productId,
          }),
        reportFailure: () => announce(m.bookmark_failed()),
      },
    }),
    { inspect: observe, input: { productId, signedIn, bookmarked } },
  )
  useEffect(() => ref.send({ type: 'account.observed', signedIn }), [ref, signedIn])
  useEffect(() => ref.send({ type: 'bookmark.observed', bookmarked }), [ref, bookmarked])
  const marked = useSelector(ref, (snapshot) => snapshot.hasTag('bookmarked'))
  const word = marked ? m.bookmark_marked() : m.bookmark_mark()
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
      onClick={() => ref.send({ type: 'bookmark.toggled' })}
    >
      <Bookmark aria-hidden="true" />
      {!compact && word}
    </button>
  )
}
