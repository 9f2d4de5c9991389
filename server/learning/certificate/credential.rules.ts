import type { Certificate } from './certificate.store.ts'

/** The issuer of credentials, as its public profile says. */
export type Issuer = { origin: string; name: string; email: string }

const achievementTypes = {
	course: 'Course',
	certification: 'Certification',
	quiz: 'Assessment',
} as const

/** The address of a certificate's public page, which is the credential's id. */
export const addressOfCertificate = (origin: string, id: string): string =>
	`${origin}/certificate/${id}`

/** The issuer's profile (Open Badges 3.0, Profile). */
export const profileOf = ({ origin, name, email }: Issuer) => ({
	'@context': [
		'https://www.w3.org/ns/credentials/v2',
		'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
	],
	id: `${origin}/credentials/issuer`,
	type: ['Profile'],
	name,
	url: origin,
	email,
})

/**
 * A certificate as an OpenBadgeCredential (Open Badges 3.0 on W3C Verifiable Credentials 2.0), not
 * yet signed.
 */
export const credentialOf = (certificate: Certificate, issuer: Issuer) => {
	const { origin } = issuer
	const { '@context': context, ...profile } = profileOf(issuer)
	const { id, kind, holder, title, summary, path, issuedAt } = certificate
	return {
		'@context': context,
		id: addressOfCertificate(origin, id),
		type: ['VerifiableCredential', 'OpenBadgeCredential'],
		name: title,
		issuer: profile,
		validFrom: issuedAt.toISOString(),
		credentialSubject: {
			type: ['AchievementSubject'],
			identifier: [
				{ type: 'IdentityObject', identityHash: holder, hashed: false, identityType: 'name' },
			],
			achievement: {
				id: origin + path,
				type: ['Achievement'],
				achievementType: achievementTypes[kind],
				name: title,
				description: summary,
				criteria: {
					narrative:
						kind === 'quiz'
							? 'At least 80 percent of the questions were answered rightly.'
							: 'Every lesson was completed.',
				},
			},
		},
		credentialStatus: { id: `${origin}/credentials/revoked`, type: '1EdTechRevocationList' },
	}
}

/**
 * The id of the certificate that a credential's id names; undefined for an address of another site.
 */
export const idOfAddress = (origin: string, address: unknown): string | undefined => {
	const start = addressOfCertificate(origin, '')
	return typeof address === 'string' && address.startsWith(start)
		? address.slice(start.length)
		: undefined
}
