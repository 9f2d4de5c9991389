import Award from 'lucide-react/icons/award'
import Download from 'lucide-react/icons/download'
import Share from 'lucide-react/icons/share-2'
import { m } from '#i18n/messages'
import { css } from '#styled/css'
import { button } from '#styled/recipes'
import type { Certificate } from './certificate.queries.ts'
import { certificatePath, linkedInAddress, whatsappAddress } from './certificate-words.ts'

const row = css({ display: 'flex', flexWrap: 'wrap', gap: '2', pt: '3' })
const more = css({ pt: '3' })

type LinksProps = { certificate: Certificate; origin: string }

/** Ways to show a valid certificate, and its files. @param origin of this site */
export const CertificateLinks = ({ certificate, origin }: LinksProps) => {
	const path = certificatePath(certificate)
	const others = [
		{ href: `${path}.pdf?language=hi`, label: m.certificate_pdf_hi() },
		{ href: `${path}.jwt`, label: m.certificate_jwt() },
		{ href: `${path}.json`, label: m.certificate_json() },
	]
	const shown = [
		{
			...{ href: whatsappAddress(certificate, origin), label: m.certificate_whatsapp() },
			...{ icon: <Share aria-hidden="true" />, tone: 'solid' as const },
		},
		{
			...{ href: linkedInAddress(certificate, origin), label: m.certificate_linkedin() },
			...{ icon: <Award aria-hidden="true" />, tone: 'outline' as const },
		},
	]
	return (
		<>
			<div className={row}>
				{shown.map(({ href, label, icon, tone }) => (
					<a
						key={label}
						className={button({ tone, size: 'sm' })}
						href={href}
						target="_blank"
						rel="noopener"
					>
						{icon}
						{label}
					</a>
				))}
				<a className={button({ tone: 'outline', size: 'sm' })} href={`${path}.pdf`} download>
					<Download aria-hidden="true" />
					{m.certificate_pdf()}
				</a>
			</div>
			<details className={more}>
				<summary>{m.certificate_more()}</summary>
				<div className={row}>
					{others.map(({ href, label }) => (
						<a key={href} className={button({ tone: 'outline', size: 'sm' })} href={href} download>
							<Download aria-hidden="true" />
							{label}
						</a>
					))}
				</div>
			</details>
		</>
	)
}
