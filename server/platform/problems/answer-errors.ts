import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { codeOf } from './code-of.ts'
import { databaseProblem } from './database-problem.ts'
import { Problem } from './problem.ts'
import { HTML, problemPages, wantsPage } from './problem-page.ts'

const fieldOf = (fault: { instancePath?: string; params?: Record<string, unknown> }) =>
	(fault.instancePath ?? '').slice(1).replaceAll('/', '.') ||
	String(fault.params?.missingProperty ?? '')

const jsonFaults = ['FST_ERR_CTP_INVALID_JSON_BODY', 'FST_ERR_CTP_EMPTY_JSON_BODY']

/** An error of what reads bodies, not of the disk that a file is written to. */
const isOfBody = (error: FastifyError) => !('syscall' in error) && error.statusCode !== 503

const ofBody = (error: FastifyError): Problem | undefined => {
	if (error.statusCode === 413) return new Problem(413, 'too-large')
	if (error.statusCode === 415) return new Problem(415, 'unsupported-type')
	if (jsonFaults.includes(error.code) || error instanceof SyntaxError)
		return new Problem(400, 'invalid-json', 'The body is not JSON.')
	return new Problem(400, 'invalid-request', 'The body cannot be read.')
}

const ofRequest = (error: FastifyError): Problem | undefined => {
	if (error.validation)
		return new Problem(400, 'invalid-request', error.message, {
			errors: error.validation.map((fault) => ({
				field: fieldOf(fault),
				message: fault.message ?? 'invalid',
			})),
		})
	if (error.statusCode === 413) return new Problem(413, 'too-large')
	if (error.statusCode === 429) return new Problem(429, 'too-many-requests')
	if (error.statusCode === 503) return new Problem(503, 'busy')
	if (error.statusCode && error.statusCode < 500)
		return new Problem(error.statusCode, 'invalid-request', error.message)
	return undefined
}

/**
 * Returns the problem that answers any thrown error.
 * @param isReading whether the body was being read: an error then is the caller's fault
 */
export const problemOf = (error: FastifyError, isReading = false): Problem =>
	error instanceof Problem
		? error
		: (databaseProblem(error) ??
			(isReading && !error.validation && isOfBody(error) ? ofBody(error) : undefined) ??
			ofRequest(error) ??
			new Problem(500, 'unexpected', 'Something went wrong on our side.'))

const pageOf = ({ status }: Problem): string =>
	({
		400: problemPages.badAddress,
		401: problemPages.closed,
		403: problemPages.closed,
		404: problemPages.missing,
		410: problemPages.closed,
		429: problemPages.tooMany,
		503: problemPages.busy,
	})[status] ?? problemPages.failed

/**
 * Answers an error as problem+json, or as a page for a person in a browser (NAV-12). Unexpected
 * errors are logged by their code and the lines of their stack, without the message, which can hold
 * parameters and addresses.
 */
const answerError = (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
	const problem = problemOf(error, request.isReading)
	if (problem.status >= 500)
		request.log.error({ code: codeOf(error), at: placeOf(error) }, problem.code)
	if (problem.status === 503 && !reply.hasHeader('retry-after')) reply.header('retry-after', '1')
	if (problem.extra.retry_after) reply.header('retry-after', String(problem.extra.retry_after))
	reply.code(problem.status)
	if (wantsPage(request))
		return reply.header('cache-control', 'private, no-store').type(HTML).send(pageOf(problem))
	return reply.type('application/problem+json').send(JSON.stringify(problem))
}

/** Answers what fails before a route is found: an address that is too long or cannot be decoded. */
export const answerBadAddress = (_: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
	const problem = new Problem(400, 'invalid-request', 'The address cannot be read.')
	answerError(problem as unknown as FastifyError, request, reply)
}

declare module 'fastify' {
	interface FastifyRequest {
		/** True if its body is being read. */
		isReading: boolean
	}
}

/** Turns every thrown thing into a problem+json answer. */
export const answerErrors = (app: FastifyInstance) => {
	app.decorateRequest('isReading', false)
	app.addHook('preParsing', async (request) => {
		request.isReading = true
	})
	app.addHook('preHandler', async (request) => {
		request.isReading = false
	})
	app.setErrorHandler(answerError)
}

/** Where an error was thrown: the lines of its stack that name our files. */
const placeOf = (error: Error): string[] =>
	(error.stack ?? '').match(/\/server\/[\w./-]+:\d+/g)?.slice(0, 5) ?? []
