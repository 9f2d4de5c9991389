import { useHydrated } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { isForSchools } from '#machines/school-checkout/school-checkout.rules.ts'
import type { components } from '#openapi/v1.gen.ts'
import { useViewer } from '#processes/viewer-context.ts'

const AddLicences = lazy(async () => ({
  default: (await import('#features/school-cart/add-licences.tsx')).AddLicences,
}))

/** On a school's side, where schools can buy licences of a card: the way to put some into the school's cart (CRT-03, CRD-06). */
export const CardLicences = ({ card }: { card: components['schemas']['Card'] }) => {
  const hydrated = useHydrated()
  const { signedIn, schoolMode } = useViewer()
  const { id, title, price, course_type: courseType } = card
  if (!hydrated || !signedIn || !schoolMode || !isForSchools({ courseType, price })) return null
  return (
    <Suspense>
      <AddLicences productId={id} title={title} />
    </Suspense>
  )
}
