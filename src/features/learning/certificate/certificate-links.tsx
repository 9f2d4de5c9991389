import Award from 'lucide-react/icons/award'
import Download from 'lucide-react/icons/download'
import { m } from '#i18n/messages'
import { css } from '#styled/css'
import { button } from '#styled/recipes'
import type { Certificate } from './certificate.queries.ts'
import { certificatePath, linkedInAddress } from './certificate-words.ts'

const row = css({ display: 'flex', flexWrap: 'wrap', gap: '2' })

/** A valid certificate as files, and the way to show it on LinkedIn. @param origin of this site */
export const CertificateLinks = ({
	certificate,
	origin,
}: {
	certificate: Certificate
	origin: string
}) => {
	const path = certificatePath(certificate)
	const files = [
		{ href: `${path}.pdf`, label: m.certificate_pdf() },
		{ href: `${path}.pdf?language=hi`, label: m.certificate_pdf_hi() },
		{ href: `${path}.jwt`, label: m.certificate_jwt() },
		{ href: `${path}.json`, label: m.certificate_json() },
	]
	return (
		<div className={row}>
			{files.map(({ href, label }) => (
				<a key={href} className={button({ tone: 'outline', size: 'sm' })} href={href} download>
					<Download aria-hidden="true" />
					{label}
				</a>
			))}
			<a
				className={button({ tone: 'outline', size: 'sm' })}
				href={linkedInAddress(certificate, origin)}
				target="_blank"
				rel="noopener"
			>
				<Award aria-hidden="true" />
				{m.certificate_linkedin()}
			</a>
		</div>
	)
}
