import { Link } from '@tanstack/react-router'
import { brand } from '#i18n/brand.ts'
import { shortDate } from '#i18n/dates.ts'
import { m } from '#i18n/messages'
import { trainingHours } from '#i18n/training-words.ts'
import { css, cx } from '#styled/css'
import { link, panel } from '#styled/recipes'
import { Notice } from '#ui/layout/notice.tsx'
import { Section } from '#ui/layout/section.tsx'
import { small } from '#ui/look.ts'
import type { Certificate } from './certificate.queries.ts'
import { CertificateLinks } from './certificate-links.tsx'
import { CertificatePicture } from './certificate-picture.tsx'
import { certificateKinds } from './certificate-words.ts'

const grid = css({ display: 'grid', gap: '4', maxW: '[48rem]', mt: '4' })
const name = css({ textStyle: 'section', overflowWrap: 'anywhere' })

/** Public view of a certificate: validity, holder, subject and date (CER-01). */
export const CertificateSheet = ({
	certificate,
	origin,
}: {
	certificate: Certificate
	origin: string
}) => {
	const { id, kind, status, holder, title, path, minutes, issued_at } = certificate
	const facts = [
		{ label: m.certificate_achievement(), value: certificateKinds[kind]() },
		{ label: m.certificate_issued(), value: shortDate(issued_at) },
		{ label: m.certificate_issuer(), value: brand() },
		{
			label: m.certificate_hours(),
			value: minutes > 0 && m.training_hours({ hours: trainingHours(minutes) }),
		},
		{ label: m.certificate_id(), value: id },
	]
	return (
		<>
			{status === 'valid' ? (
				<Notice>{m.certificate_valid()}</Notice>
			) : (
				<Notice kind="warning">
					<p>{m.certificate_revoked({ date: shortDate(certificate.revoked_at!) })}</p>
					<p>{m.certificate_revoked_why({ reason: certificate.revoked_reason! })}</p>
				</Notice>
			)}
			{status === 'valid' && (
				<Section title={m.certificate_files()}>
					<CertificatePicture certificate={certificate} origin={origin} />
					<CertificateLinks certificate={certificate} origin={origin} />
				</Section>
			)}
			<dl className={cx(panel({ pad: true }), grid)}>
				<div>
					<dt className={small}>{m.certificate_holder()}</dt>
					<dd className={name}>{holder}</dd>
				</div>
				{facts.map(
					({ label, value }, i) =>
						value && (
							<div key={label}>
								<dt className={small}>{label}</dt>
								<dd>
									{value}
									{i === 0 && (
										<>
											{': '}
											<Link className={link()} to={path}>
												{title}
											</Link>
										</>
									)}
								</dd>
							</div>
						),
				)}
			</dl>
		</>
	)
}
