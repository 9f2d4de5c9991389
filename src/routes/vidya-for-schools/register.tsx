import { createFileRoute } from '@tanstack/react-router'
import { OfferNav } from '#features/school/gtm-submission/offer-nav.tsx'
import { RegisterSection } from '#features/school/school-registration/register-section.tsx'
import { brand } from '#i18n/brand.ts'
import { m } from '#i18n/messages'
import { css } from '#styled/css'
import { Heading } from '#ui/layout/heading.tsx'
import { Page } from '#ui/layout/page.tsx'
import { pageHead } from '#ui/layout/page-head.ts'

const stack = css({ display: 'flex', flexDirection: 'column', gap: '5' })
const lead = css({ maxW: 'prose' })

const Register = () => (
  <Page>
    <OfferNav />
    <Heading>{m.school_registration_title()}</Heading>
    <div className={stack}>
      <p className={lead}>{m.school_registration_text({ brand: brand() })}</p>
      <RegisterSection />
    </div>
  </Page>
)

export const Route = createFileRoute('/vidya-for-schools/register')({
  head: ({ match }) =>
    pageHead(match.context.origin, {
      title: m.school_registration_title(),
      description: m.school_registration_text({ brand: brand() }),
      path: '/vidya-for-schools/register',
    }),
  component: Register,
})
