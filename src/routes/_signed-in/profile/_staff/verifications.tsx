import { createFileRoute } from '@tanstack/react-router'
import { verificationsQuery } from '#features/school/verification/verification.queries.ts'
import { VerificationQueue } from '#features/school/verification/verification-queue.tsx'
import { m } from '#i18n/messages'
import { orNotFound } from '#routes/-read/or-not-found.ts'
import { css } from '#styled/css'
import { Heading } from '#ui/layout/heading.tsx'
import { pageHead } from '#ui/layout/page-head.ts'

const lead = css({ color: 'ink.muted', maxW: 'prose', pb: '4' })

const Verifications = () => (
  <>
    <Heading>{m.verification_title()}</Heading>
    <p className={lead}>{m.verification_lead()}</p>
    <VerificationQueue />
  </>
)

/** SCH-04: what customer success decides about schools; the server refuses everybody else. */
export const Route = createFileRoute('/_signed-in/profile/_staff/verifications')({
  loader: async ({ context: { queryClient, staff } }) => {
    if (await staff) await orNotFound(queryClient.ensureQueryData(verificationsQuery))
  },
  head: ({ match }) =>
    pageHead(match.context.origin, { title: m.verification_title(), noindex: true }),
  component: Verifications,
})
