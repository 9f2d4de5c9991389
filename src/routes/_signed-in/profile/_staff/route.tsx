import { createFileRoute, notFound } from '@tanstack/react-router'
import { readAccess, shared } from '#routes/-access/read-access.ts'
import type { RouterContext } from '#routes/-context/router-context.ts'

const readStaff = async (context: Pick<RouterContext, 'queryClient' | 'processes'>) => {
  const { signedIn, has } = await readAccess(context)
  if (signedIn && !has('vidya_customer_success')) throw notFound()
  return signedIn
}

/**
 * Pages of customer success (INV-03, SCH-04, CBK-07). Their loaders await `staff`: it resolves to
 * false for a visitor, who is asked to sign in, and to everybody else the page does not exist.
 */
export const Route = createFileRoute('/_signed-in/profile/_staff')({
  beforeLoad: ({ context }) => ({ staff: shared(readStaff(context)) }),
})
