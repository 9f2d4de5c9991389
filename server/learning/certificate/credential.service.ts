import { createLocalJWKSet, importJWK, jwtVerify, SignJWT } from 'jose'
import type { Deps } from '#server/platform/deps.ts'
import { type Certificate, findRevoked } from './certificate.store.ts'
import {
	addressOfCertificate,
	credentialOf,
	type Issuer,
	idOfAddress,
	profileOf,
} from './credential.rules.ts'
import { ALGORITHM, readKeys } from './signing-key.service.ts'

const issuerOf = ({ config }: Pick<Deps, 'config'>): Issuer => ({
	origin: config.publicUrl,
	name: config.BRAND_NAME,
	email: config.site.contact.email,
})

/** The issuer's profile. */
export const readIssuer = (deps: Deps) => profileOf(issuerOf(deps))

/** A certificate as a credential to read, without a signature. */
export const showCredential = (deps: Deps, certificate: Certificate) =>
	credentialOf(certificate, issuerOf(deps))

/** A certificate as a signed credential: a JWT in its compact form (CER-01). */
export const signCredential = async (deps: Deps, certificate: Certificate): Promise<string> => {
	const { signing, published } = await readKeys(deps)
	const credential = showCredential(deps, certificate)
	const kid = published[0]!.kid
	return new SignJWT(credential)
		.setProtectedHeader({ alg: ALGORITHM, typ: 'JWT', kid })
		.setIssuer(credential.issuer.id)
		.setJti(credential.id)
		.setSubject(credential.id)
		.setNotBefore(certificate.issuedAt)
		.sign(await importJWK(signing, ALGORITHM))
}

/** The public keys of every credential (RFC 7517). */
export const readPublicKeys = async (deps: Deps) => ({ keys: (await readKeys(deps)).published })

/** Revoked credentials (1EdTech revocation list). */
export const listRevoked = async (deps: Deps) => {
	const { publicUrl } = deps.config
	const rows = await findRevoked(deps.db)
	return {
		id: `${publicUrl}/credentials/revoked`,
		issuer: `${publicUrl}/credentials/issuer`,
		revokedCredential: rows.map(({ id, reason }) => ({
			id: addressOfCertificate(publicUrl, id),
			revoked: true,
			revocationReason: reason,
		})),
	}
}

const isCompact = /^[\w-]+\.[\w-]+\.[\w-]+$/

/**
 * Whether a text is a credential that one of our keys signed, and of which certificate.
 * `unreadable` is no JWT at all.
 */
export const checkSignature = async (
	deps: Deps,
	text: string,
): Promise<{ kind: 'signed'; id: string } | { kind: 'altered' } | { kind: 'unreadable' }> => {
	const compact = text.replace(/\s/g, '')
	if (!isCompact.test(compact)) return { kind: 'unreadable' }
	const { published } = await readKeys(deps)
	try {
		const { payload } = await jwtVerify(compact, createLocalJWKSet({ keys: published }), {
			algorithms: [ALGORITHM],
			issuer: readIssuer(deps).id,
			currentDate: deps.clock(),
		})
		const id = idOfAddress(deps.config.publicUrl, payload.jti)
		return id ? { kind: 'signed', id } : { kind: 'altered' }
	} catch {
		return { kind: 'altered' }
	}
}
