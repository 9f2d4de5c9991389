import ExternalLink from 'lucide-react/icons/external-link'
import type { ReactNode } from 'react'
import { m } from '#i18n/messages'
import { button } from '#styled/recipes'
import type { ResourceData } from './resource.types.ts'

/** The main action of the page; what a partner sells leads to the partner (CRD-07). */
export const ResourceAction = ({
	resource,
	children,
}: {
	resource: ResourceData
	children: ReactNode
}) =>
	resource.affiliate_url && resource.enrolment_status !== 'confirmed' && resource.price ? (
		<a
			className={button({ wide: true })}
			href={resource.affiliate_url}
			target="_blank"
			rel="noreferrer"
		>
			{m.resource_to_partner()}
			<ExternalLink aria-hidden="true" />
		</a>
	) : (
		children
	)
