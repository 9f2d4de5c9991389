import { createPublicKey, verify } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { exportJWK, generateKeyPair } from 'jose'
import { extractText } from 'unpdf'
import { v7 } from 'uuid'
import { expect, test } from 'vitest'
import { fittedSize, signatoryLines, titleLines } from '#domain/learning/certificate-sheet.rules.ts'
import { signingKey } from '#server/learning/certificate/certificate.tables.ts'
import { keepSigningKey } from '#server/learning/certificate/signing-key.store.ts'
import { account } from '#server/people/account/account.tables.ts'
import { notification } from '#server/people/notification/notification.tables.ts'
import { mail } from '#server/platform/mail/mail.tables.ts'
import { expectOk } from '../support/expect-ok.ts'
import { openLearner } from '../support/learner.ts'
import { openFileApp } from '../support/open-test-app.ts'
import { openStaff } from '../support/staff-people.ts'

const server = await openFileApp()

type Certificate = { id: string; status: string; holder: string; revoked_reason: string | null }
type Learner = Awaited<ReturnType<typeof openLearner>>

const listOf = async (who: Learner) =>
	((await who.call('GET', '/v1/certificates')).body as never as { data: Certificate[] }).data
const earn = async (who: Learner) => {
	await who.complete({ givesCertificate: true, title: 'Fractions', trainingMinutes: 240 })
	return (await listOf(who))[0]!
}
const jwtOf = async (id: string) => (await server.app.inject(`/certificate/${id}.jwt`)).payload
const check = async (credential: string) =>
	(await server.call('POST', '/v1/credentials/check', { body: { credential } })).body as never as {
		status: string
		certificate: Certificate | null
	}
const partOf = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString())
const textOfPdf = async (file: Buffer) =>
	(await extractText(new Uint8Array(file), { mergePages: true })).text

/**
 * Verifies a JWT without the signing library (RFC 7515, 7518), with the published key in its
 * header.
 */
const verifyByHand = async (jwt: string): Promise<boolean> => {
	const [head, payload, signature] = jwt.split('.') as [string, string, string]
	const { alg, kid } = partOf(head)
	const { keys } = (await server.app.inject('/.well-known/jwks.json')).json() as {
		keys: { kid: string }[]
	}
	const jwk = keys.find((key) => key.kid === kid)
	if (alg !== 'ES256' || !jwk) return false
	const key = {
		key: createPublicKey({ key: jwk, format: 'jwk' }),
		dsaEncoding: 'ieee-p1363',
	} as const
	return verify(
		'sha256',
		Buffer.from(`${head}.${payload}`),
		key,
		Buffer.from(signature, 'base64url'),
	)
}

test('CER-01 a completed course with a certificate gives one, once; others give none', async () => {
	const me = await openLearner(server)
	await me.complete({ givesCertificate: false })
	expect(await listOf(me)).toEqual([])
	const { id, lessons, resourceId } = await me.complete({
		givesCertificate: true,
		title: 'Fractions',
		trainingMinutes: 240,
	})
	await me.mark(id, lessons[0]!, false)
	await me.mark(id, lessons[0]!)
	const list = await listOf(me)
	expect(resourceId).toBeTruthy()
	expect(list).toEqual([
		{
			id: expect.any(String),
			status: 'valid',
			kind: 'course',
			holder: expect.any(String),
			title: 'Fractions',
			path: expect.stringMatching(/^\/courses\//),
			minutes: 240,
			standard: 'practice',
			signatory: 'Dr. Kavita Deshpande, Academic Director',
			issued_at: server.deps.clock().toISOString(),
			revoked_at: null,
			revoked_reason: null,
		},
	])
	expect((await server.call('GET', `/v1/certificates/${list[0]!.id}`)).body).toEqual(list[0])
	expect((await server.call('GET', `/v1/certificates/${v7()}`)).status).toBe(404)
})

test('CER-01 the credential is an Open Badges 3.0 JWT that node:crypto verifies with the published key, unaltered only', async () => {
	const me = await openLearner(server)
	const { id, holder } = await earn(me)
	const answer = await server.app.inject(`/certificate/${id}.jwt`)
	expect(answer.headers).toMatchObject({
		'content-type': 'application/vc+jwt',
		'content-disposition': `attachment; filename="vidya-certificate-${id}.jwt"`,
	})
	const jwt = answer.payload
	const [head, payload, signature] = jwt.split('.') as [string, string, string]
	expect(partOf(head)).toEqual({ alg: 'ES256', typ: 'JWT', kid: expect.any(String) })
	const address = `http://vidya.test/certificate/${id}`
	expect(partOf(payload)).toMatchObject({
		'@context': [
			'https://www.w3.org/ns/credentials/v2',
			expect.stringContaining('purl.imsglobal.org/spec/ob/v3p0/context'),
		],
		id: address,
		jti: address,
		iss: 'http://vidya.test/credentials/issuer',
		nbf: server.deps.clock().getTime() / 1000,
		type: ['VerifiableCredential', 'OpenBadgeCredential'],
		issuer: { id: 'http://vidya.test/credentials/issuer', type: ['Profile'], name: 'Vidya' },
		validFrom: server.deps.clock().toISOString(),
		credentialSubject: {
			type: ['AchievementSubject'],
			identifier: [{ identityHash: holder, hashed: false, identityType: 'name' }],
			achievement: { type: ['Achievement'], achievementType: 'Course', name: 'Fractions' },
		},
	})
	expect(await verifyByHand(jwt)).toBe(true)
	expect(await check(` ${jwt}\n`)).toMatchObject({ status: 'valid', certificate: { id, holder } })

	const forged = Buffer.from(JSON.stringify({ ...partOf(payload), name: 'A doctorate' })).toString(
		'base64url',
	)
	const altered = [head, forged, signature].join('.')
	expect(await verifyByHand(altered)).toBe(false)
	expect(await check(altered)).toEqual({ status: 'altered', certificate: null })
	const unsigned = Buffer.from('{"alg":"none"}').toString('base64url')
	expect((await check([unsigned, payload, signature].join('.'))).status).toBe('altered')
	expect((await check('no credential')).status).toBe('unreadable')
})

test('CER-01 what another key signed in our name is not ours', async () => {
	const me = await openLearner(server)
	const { id } = await earn(me)
	const own = await jwtOf(id)
	const [before] = await server.db.select().from(signingKey)
	const { privateKey } = await generateKeyPair('ES256', { extractable: true })
	const jwk = (await exportJWK(privateKey)) as Record<string, string>
	await server.db.update(signingKey).set({ jwk })
	const foreign = await jwtOf(id)
	expect((await check(own)).status).toBe('altered')
	await server.db.update(signingKey).set({ jwk: before!.jwk })
	expect([(await check(foreign)).status, await verifyByHand(foreign)]).toEqual(['altered', false])
	expect((await check(own)).status).toBe('valid')
})

test('CER-01 the key is made once for all servers, and never published whole', async () => {
	await server.app.inject('/.well-known/jwks.json')
	const [kept] = await server.db.select().from(signingKey)
	expect(await keepSigningKey(server.db, { kty: 'EC', d: 'late' }, new Date())).toEqual(kept!.jwk)
	const { keys } = (await server.app.inject('/.well-known/jwks.json')).json()
	expect(keys).toEqual([
		{
			...{ kty: 'EC', crv: 'P-256', x: kept!.jwk.x, y: kept!.jwk.y },
			...{ use: 'sig', alg: 'ES256', kid: expect.any(String) },
		},
	])
})

test('CER-01 customer success revokes a certificate with a reason that stays; then neither page nor credential is valid', async () => {
	const me = await openLearner(server)
	const { id } = await earn(me)
	const jwt = await jwtOf(id)
	const url = `/v1/certificates/${id}/revoke`
	const revoke = (token: string, reason: string) =>
		server.call('POST', url, { token, body: { reason } })
	expect((await revoke(me.token, 'Mine')).status).toBe(403)
	expect((await check(jwt)).status).toBe('valid')
	const agent = await openLearner(server)
	await server.db
		.update(account)
		.set({ roles: ['vidya_customer_success'] })
		.where(eq(account.id, agent.accountId))
	await agent.signInAgain()
	expect((await revoke(agent.token, '   ')).status).toBe(400)
	const reason = 'The lessons were marked by somebody else.'
	for (const said of [` ${reason} `, reason])
		expect(await revoke(agent.token, said)).toMatchObject({
			status: 200,
			body: { status: 'revoked', revoked_reason: reason },
		})
	expect(await revoke(agent.token, 'Another reason')).toMatchObject({
		status: 409,
		body: { code: 'certificate-decided', current_status: 'revoked' },
	})
	expect((await server.call('GET', `/v1/certificates/${id}`)).body).toMatchObject({
		status: 'revoked',
		revoked_at: server.deps.clock().toISOString(),
		revoked_reason: reason,
	})
	expect(await check(jwt)).toMatchObject({ status: 'revoked', certificate: { id } })
	const listed = (await server.app.inject('/credentials/revoked')).json()
	expect(listed.revokedCredential).toContainEqual({
		id: `http://vidya.test/certificate/${id}`,
		revoked: true,
		revocationReason: reason,
	})
	for (const format of ['pdf', 'jwt', 'json']) {
		const file = await server.app.inject(`/certificate/${id}.${format}`)
		expect([file.statusCode, file.json().code]).toEqual([410, 'certificate-revoked'])
	}
})

test('CER-01 NTF-01 the holder of a revoked certificate is notified once, by mail and notification, in the language that she reads', async () => {
	const me = await openLearner(server)
	const { id } = await earn(me)
	const agent = await openLearner(server)
	const as = (who: Learner, change: Partial<typeof account.$inferInsert>) =>
		server.db.update(account).set(change).where(eq(account.id, who.accountId))
	await as(agent, { roles: ['vidya_customer_success'] })
	await agent.signInAgain()
	await as(me, { language: 'hi' })
	const reason = 'पाठ किसी और ने पूरे किए।'
	const revoke = () => agent.call('POST', `/v1/certificates/${id}/revoke`, { reason })
	await Promise.all([revoke(), revoke(), revoke()])
	const told = await server.db
		.select({ message: notification.message, route: notification.route })
		.from(notification)
		.where(eq(notification.accountId, me.accountId))
	expect(told).toEqual([
		{
			message: '“Fractions” का आपका प्रमाणपत्र रद्द कर दिया गया है।',
			route: `/certificate/${id}`,
		},
	])
	const mails = await server.db
		.select({ subject: mail.subject, text: mail.text, links: mail.links })
		.from(mail)
		.where(eq(mail.to, me.email))
	const [sent, ...more] = mails.filter(({ subject }) => subject.includes('Fractions'))
	expect([sent!.subject, sent!.links, more]).toEqual([
		'“Fractions” का आपका प्रमाणपत्र रद्द कर दिया गया है',
		[`http://vidya.test/certificate/${id}`, 'http://vidya.test/contact'],
		[],
	])
	expect(sent!.text).toContain(`\n\n${reason}\n\n`)
})

test('CER-01 the certificate is a PDF in English and Hindi in the holder’s name, and JSON to read', async () => {
	const me = await openLearner(server)
	await server.db
		.update(account)
		.set({ displayName: 'श्रीमती आशा कुलकर्णी' })
		.where(eq(account.id, me.accountId))
	const { id, holder } = await earn(me)
	expect(holder).toBe('श्रीमती आशा कुलकर्णी')
	const english = await server.app.inject(`/certificate/${id}.pdf`)
	expect(english.headers['content-type']).toBe('application/pdf')
	const text = await textOfPdf(english.rawPayload)
	for (const words of [
		'Certificate',
		'Fractions',
		'4 hours of professional development · Knowledge and practice (CBSE)',
		'20/11/2026',
		'Dr. Kavita Deshpande',
		`vidya.test/certificate/${id}`,
	])
		expect(text).toContain(words)
	expect(english.rawPayload.toString('latin1')).toContain('/MediaBox [0 0 841.89 595.28]')
	const hindi = await server.app.inject(`/certificate/${id}.pdf?language=hi`)
	expect(hindi.rawPayload.toString('latin1')).toContain('/Lang (hi)')
	expect(await textOfPdf(hindi.rawPayload)).not.toContain('This certifies')
	const json = await server.app.inject(`/certificate/${id}.json`)
	expect(json.json()).toMatchObject({
		id: `http://vidya.test/certificate/${id}`,
		name: 'Fractions',
	})
	expect((await server.app.inject(`/certificate/${v7()}.pdf`)).statusCode).toBe(404)
})

test('24.2 CER-01 certificates are read page by page, the newest first', async () => {
	const [me, other] = [await openLearner(server), await openLearner(server)]
	for (const title of ['First', 'Second', 'Third']) {
		await me.complete({ givesCertificate: true, title })
		server.advance(1000)
	}
	await earn(other)
	const read = async (query: string) => {
		const { body } = await me.call('GET', `/v1/certificates?${query}`)
		const { total, data } = body as never as { total: number; data: { title: string }[] }
		return [total, ...data.map(({ title }) => title)]
	}
	expect(await read('limit=2')).toEqual([3, 'Third', 'Second'])
	expect(await read('limit=2&offset=2')).toEqual([3, 'First'])
})

test('CER-01 DSK-01 the signatory that the owner names is on the page and on the sheet', async () => {
	const me = await openLearner(server)
	const { id } = await earn(me)
	const { desk } = await openStaff(server, 'Owner Rao', ['owner'])
	const { version } = (await desk('GET', '/setup')).body as { version: number }
	const settings = { brand_name: 'Vidya', signatory: 'Asha Rao, Head of Learning' }
	expectOk(await desk('PUT', '/setup', { step: 'brand', settings, version }))
	expect((await server.call('GET', `/v1/certificates/${id}`)).body).toMatchObject({
		...{ signatory: 'Asha Rao, Head of Learning', standard: 'practice' },
	})
	const { rawPayload } = await server.app.inject(`/certificate/${id}.pdf`)
	expect(await textOfPdf(rawPayload)).toContain('Asha Rao')
})

test.each([
	['A short title', ['A short title']],
	[
		'Acids, Bases and Salts: Twelve Colour-Changing Lessons',
		['Acids, Bases and Salts: Twelve', 'Colour-Changing Lessons'],
	],
	['x'.repeat(60), ['x'.repeat(60)]],
])('CER-01 a title is set in one line, or in two of about one length', (title, lines) => {
	expect(titleLines(title)).toEqual(lines)
})

test('CER-01 a long name is set smaller, and a signatory in two lines', () => {
	expect([fittedSize('Asha', 640, 30), fittedSize('x'.repeat(80), 640, 30)]).toEqual([30, 14])
	expect(signatoryLines('Asha Rao, Head, Pune')).toEqual(['Asha Rao', 'Head, Pune'])
	expect(signatoryLines('Asha Rao')).toEqual(['Asha Rao'])
})
