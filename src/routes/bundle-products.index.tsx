import { createFileRoute } from '@tanstack/react-router'
import { bundlesQuery, type ListSearch } from '#features/bundle/bundle.queries.ts'
import { BundlesPage } from '#features/bundle/bundles-page.tsx'
import { CardSkeletons } from '#features/card/card-skeletons.tsx'
import { readPage, readWords } from '#features/catalogue/catalogue.search.ts'
import { m } from '#i18n/messages'
import { PageTitle } from '#ui/page-title.tsx'
import { resourceCards } from './-resource-cards.tsx'

const readSearch = (raw: Record<string, unknown>): ListSearch => ({
  search: readWords(raw),
  page: readPage(raw.page),
})

const Bundles = () => (
  <>
    <PageTitle>{m.bundle_title()}</PageTitle>
    <BundlesPage
      search={Route.useSearch()}
      pending={<CardSkeletons count={6} />}
      renderCards={(cards) => resourceCards(cards, 3)}
    />
  </>
)

export const Route = createFileRoute('/bundle-products/')({
  validateSearch: readSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) =>
    void queryClient.prefetchQuery(bundlesQuery(deps)),
  component: Bundles,
})
