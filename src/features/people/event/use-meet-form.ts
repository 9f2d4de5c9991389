import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { api } from '#api/client.ts'
import { idempotencyKey } from '#api/idempotency-key.ts'
import type { Draft } from '#machines/web/form-submission/form-submission.types.ts'
import { useFormSubmission } from '#processes/form-submission/use-form-submission.ts'
import { registrationsQuery } from './registration.queries.ts'

/** The name under which the form is kept. */
export const MEET = 'gtm'

const register = (queryClient: QueryClient) => async (draft: Draft, signal: AbortSignal) => {
  const { name = '', email = '', country = '', school, referral_code } = draft
  await api.POST('/gtm/registrations', {
    params: { header: idempotencyKey() },
    body: {
      name,
      email,
      country,
      ...(school && { school }),
      ...(referral_code && { referral_code }),
    },
    signal,
  })
  await queryClient.invalidateQueries({ queryKey: registrationsQuery.queryKey })
}

/**
 * Runs a registration for the global teachers' meet (NAV-09); it shows the receipt after a reload
 * too.
 */
export const useMeetForm = (given: Draft, fresh: boolean) =>
  useFormSubmission({
    name: MEET,
    fresh,
    submit: register(useQueryClient()),
    checks: {
      name: 'required',
      email: 'email',
      country: 'required',
      school: 'optional',
      referral_code: 'code',
    },
    given,
    keepsReceipt: true,
  })
