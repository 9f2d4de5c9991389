import { createFileRoute } from '@tanstack/react-router'
import { PartnerFigures } from '#features/partner/partner-figures.tsx'
import { readText } from '#features/text-page/read-text.ts'
import { textHead } from '#features/text-page/text-head.ts'
import { TextPage } from '#features/text-page/text-page.tsx'

const ValuePartner = () => (
  <TextPage text={Route.useLoaderData()}>
    <PartnerFigures />
  </TextPage>
)

export const Route = createFileRoute('/value-partner')({
  codeSplitGroupings: [['loader', 'component']],
  loader: () => readText('value-partner'),
  head: textHead,
  component: ValuePartner,
})
