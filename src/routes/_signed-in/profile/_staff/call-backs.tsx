import { createFileRoute } from '@tanstack/react-router'
import { oneOf, page, readSearchBy, words } from '#api/search-fields.ts'
import { callBacksQuery } from '#features/school/call-back/call-back.queries.ts'
import { type CallBackSearch, shownStates } from '#features/school/call-back/call-back.search.ts'
import { CallBackList } from '#features/school/call-back/call-back-list.tsx'
import { m } from '#i18n/messages'
import { orNotFound } from '#routes/-read/or-not-found.ts'
import { css } from '#styled/css'
import { Heading } from '#ui/layout/heading.tsx'
import { pageHead } from '#ui/layout/page-head.ts'

const lead = css({ color: 'ink.muted', maxW: 'prose', pb: '4' })
const fields = readSearchBy({ state: oneOf(shownStates), search: words(120), page })

const CallBackPage = () => {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <>
      <Heading>{m.callback_list()}</Heading>
      <p className={lead}>{m.callback_list_lead()}</p>
      <CallBackList
        search={search}
        onSearch={(asked) =>
          void navigate({
            search: {
              ...(search.state && { state: search.state }),
              ...(asked && { search: asked }),
            },
            resetScroll: false,
          })
        }
      />
    </>
  )
}

/** CBK-07: what customer success makes of call-backs; the server refuses everybody else. */
export const Route = createFileRoute('/_signed-in/profile/_staff/call-backs')({
  validateSearch: (raw): CallBackSearch => fields(raw) as CallBackSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient, staff }, deps }) => {
    if (await staff) await orNotFound(queryClient.ensureQueryData(callBacksQuery(deps)))
  },
  head: ({ match }) =>
    pageHead(match.context.origin, {
      title: m.callback_list(),
      asked: [match.search.search],
      page: match.search.page,
      noindex: true,
    }),
  component: CallBackPage,
})
