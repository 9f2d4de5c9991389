import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { m } from '#i18n/messages'
import { Section } from '#ui/layout/section.tsx'
import { Loaded } from '#ui/list/loaded.tsx'
import { lead4 } from '#ui/look.ts'
import { broughtSchoolsQuery } from './partner.queries.ts'

/** How a page shows a link that is copied. */
export type ShowLink = (url: string) => ReactNode

/** The partner's link, which attributes a school to the partner (SCH-07). */
export const PartnerLink = ({ showLink }: { showLink: ShowLink }) => (
	<Section title={m.partner_link()}>
		<p className={lead4}>{m.partner_link_text()}</p>
		<Loaded query={useQuery(broughtSchoolsQuery())}>{({ link }) => showLink(link)}</Loaded>
	</Section>
)
