import { useHydrated } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense } from 'react'
import { isForSchools } from '#domain/shop/school-checkout.rules.ts'
import type { Card } from '#openapi/v1.gen.ts'
import { useViewer } from '#processes/viewer-context.ts'

const AddLicences = lazy(async () => ({
	default: (await import('#features/shop/school-cart/add-licences.tsx')).AddLicences,
}))

type CardLicencesProps = {
	card: Card
	/** A teacher's actions on the card. */
	children: ReactNode
}

/**
 * On a school's side, where schools can buy licences of a card: the way to put some into the
 * school's cart, in place of the retail cart (CRT-03, CRD-06).
 */
export const CardLicences = ({ card, children }: CardLicencesProps) => {
	const hydrated = useHydrated()
	const { signedIn, schoolMode } = useViewer()
	const { id, title, price, course_type: courseType } = card
	if (!signedIn || !schoolMode || !isForSchools({ courseType, price })) return children
	return (
		hydrated && (
			<Suspense>
				<AddLicences resourceId={id} title={title} />
			</Suspense>
		)
	)
}
