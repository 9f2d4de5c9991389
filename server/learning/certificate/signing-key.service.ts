import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from 'jose'
import type { Deps } from '#server/platform/deps.ts'
import { findSigningKey, keepSigningKey } from './signing-key.store.ts'

/** The algorithm of every signature: ECDSA on P-256 with SHA-256 (RFC 7518). */
export const ALGORITHM = 'ES256'

const makeKey = async (): Promise<Record<string, string>> => {
	const { privateKey } = await generateKeyPair(ALGORITHM, { extractable: true })
	return (await exportJWK(privateKey)) as Record<string, string>
}

const keptKey = async ({ db, clock }: Pick<Deps, 'db' | 'clock'>) =>
	(await findSigningKey(db)) ?? keepSigningKey(db, await makeKey(), clock())

const publicOf = async ({ kty, crv, x, y }: JWK): Promise<JWK & { kid: string }> => {
	const key = { kty: kty!, crv: crv!, x: x!, y: y! }
	return { ...key, kid: await calculateJwkThumbprint(key), use: 'sig', alg: ALGORITHM }
}

/**
 * The keys of credentials. The setting CREDENTIAL_KEY goes before the key that the database keeps,
 * which is made when first needed and whose signatures stay good.
 * @returns the private key that signs, and every public key that verifies, the signing one first
 */
export const readKeys = async (deps: Pick<Deps, 'db' | 'clock' | 'config'>) => {
	const setting = deps.config.CREDENTIAL_KEY
	const kept = setting ? await findSigningKey(deps.db) : await keptKey(deps)
	const all = [...(setting ? [JSON.parse(setting) as JWK] : []), ...(kept ? [kept as JWK] : [])]
	return { signing: all[0]!, published: await Promise.all(all.map(publicOf)) }
}
