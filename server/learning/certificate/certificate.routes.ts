import type { FastifyInstance } from 'fastify'
import { type Handlers, requireAccount } from '#server/platform/contract/contract.ts'
import type { Deps } from '#server/platform/deps.ts'
import type { ChargeVisitor } from '#server/platform/limits/visitor-limit.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import {
	checkCredential,
	listCertificates,
	readCertificateFile,
	revokeCertificate,
	showCertificate,
} from './certificate.service.ts'
import { listRevoked, readIssuer, readPublicKeys } from './credential.service.ts'

/** CER-01: certificates, their verification and their revocation. */
export const certificateHandlers = (deps: Deps): Handlers => ({
	listCertificates: (call) => listCertificates(deps, requireAccount(call).id, call.query),
	getCertificate: (call) => showCertificate(deps, call.params.id),
	checkCredential: (call) => checkCredential(deps, call.body.credential),
	revokeCertificate: (call) =>
		revokeCertificate(deps, requireAccount(call).id, { id: call.params.id, ...call.body }),
})

const uuid = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}'

/** Drawing or signing keeps the server's only thread busy for as long as this number of calls. */
const CALLS_OF = { pdf: 50, jwt: 5, json: 1 } as const

/** Certificates as files, and what other sites verify credentials with. */
export const certificateFileRoutes =
	(deps: Deps, charge: ChargeVisitor) => async (app: FastifyInstance) => {
		app.get<{
			Params: { id: string; format: 'pdf' | 'jwt' | 'json' }
			Querystring: { language?: string }
		}>(`/certificate/:id(${uuid}).:format(pdf|jwt|json)`, async (request, reply) => {
			const { id, format } = request.params
			reply.header('cache-control', 'private, no-store')
			const wait = await charge(request, CALLS_OF[format])
			if (wait !== null) {
				reply.header('retry-after', Math.ceil(wait / 1000))
				throw new Problem(429, 'too-many-requests')
			}
			const language = request.query.language === 'hi' ? 'hi' : 'en'
			const { type, content } = await readCertificateFile(deps, { id, format, language })
			return reply
				.type(type)
				.header('content-disposition', `attachment; filename="vidya-certificate-${id}.${format}"`)
				.send(content)
		})
		const open = (path: string, read: () => unknown) =>
			app.get(path, async (_, reply) =>
				reply
					.type('application/json')
					.header('cache-control', 'public, max-age=60')
					.header('access-control-allow-origin', '*')
					.send(await read()),
			)
		open('/.well-known/jwks.json', () => readPublicKeys(deps))
		open('/credentials/issuer', () => readIssuer(deps))
		open('/credentials/revoked', () => listRevoked(deps))
	}
