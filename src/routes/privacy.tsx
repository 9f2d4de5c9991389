import { ClientOnly, createFileRoute } from '@tanstack/react-router'
import { Consents } from '#features/web/analytics/consents.tsx'
import { readText } from '#features/web/text-page/read-text.ts'
import { textHead } from '#features/web/text-page/text-head.ts'
import { TextPage } from '#features/web/text-page/text-page.tsx'
import { Skeleton } from '#ui/list/skeleton.tsx'
import { AppJourneyConsent } from './-app/journey-consent.tsx'
import { AppAssessmentSharing } from './-privacy/assessment-sharing.tsx'
import { AppOwnData } from './-privacy/own-data.tsx'

const Privacy = () => (
  <TextPage text={Route.useLoaderData()}>
    <Consents
      journeys={
        <ClientOnly fallback={<Skeleton height="6rem" />}>
          <AppJourneyConsent />
        </ClientOnly>
      }
      assessment={
        <ClientOnly>
          <AppAssessmentSharing />
        </ClientOnly>
      }
    />
    <ClientOnly>
      <AppOwnData />
    </ClientOnly>
  </TextPage>
)

/** What one has agreed to, each with the press that changes it (PRI-02). */
export const Route = createFileRoute('/privacy')({
  loader: () => readText('privacy'),
  head: textHead,
  component: Privacy,
})
