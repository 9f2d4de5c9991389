import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { m } from '#i18n/messages'
import { css } from '#styled/css'
import { Section } from '#ui/layout/section.tsx'
import { Loaded } from '#ui/list/loaded.tsx'
import { broughtSchoolsQuery } from './partner.queries.ts'

const words = css({ color: 'ink.muted', maxW: 'prose', pb: '4' })

/** How a page shows a link that is copied. */
export type ShowLink = (url: string) => ReactNode

/** The partner's link, which attributes a school to the partner (SCH-07). */
export const PartnerLink = ({ showLink }: { showLink: ShowLink }) => (
	<Section title={m.partner_link()}>
		<p className={words}>{m.partner_link_text()}</p>
		<Loaded query={useQuery(broughtSchoolsQuery())}>{({ link }) => showLink(link)}</Loaded>
	</Section>
)
