import type { ReactNode } from 'react'
import type { Text } from '#domain/web/text-page.rules.ts'
import { CallBackButton } from '#features/school/call-back/call-back-button.tsx'
import { OfferNav } from '#features/school/gtm-submission/offer-nav.tsx'
import { TextPage } from '#features/web/text-page/text-page.tsx'

/** A page for schools (NAV-08): the way to the others, a call back, and its text. */
export const SchoolsPage = ({ text, children }: { text: Text; children?: ReactNode }) => (
	<TextPage text={text} below={<CallBackButton />}>
		<OfferNav />
		{children}
	</TextPage>
)
