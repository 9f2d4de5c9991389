import { readFileSync } from 'node:fs'
import type { FastifyError, FastifyInstance } from 'fastify'
import type { GraphQLError } from 'graphql'
import mercurius, { type IResolvers } from 'mercurius'
import type { Admit } from '#server/platform/contract/admission.ts'
import type { Deps } from '#server/platform/deps.ts'
import { problemOf } from '#server/platform/problems/answer-errors.ts'
import { codeOf } from '#server/platform/problems/code-of.ts'
import type { Problem } from '#server/platform/problems/problem.ts'
import type { GraphContext } from './graph-context.ts'
import { LIMITS, limitRules } from './limits.ts'

const schema = readFileSync(new URL('../../../openapi/graph.graphql', import.meta.url), 'utf8')

/**
 * The problem of what a resolver threw, or of a body that was not read. A fault of the query itself
 * has neither path nor status.
 */
const problemIn = ({ originalError, path }: GraphQLError): Problem | undefined => {
	const cause = originalError as FastifyError | undefined
	return cause && (path || cause.statusCode === 413) ? problemOf(cause) : undefined
}

/** The faults that validation found, one by one; mercurius wraps them. */
const unwrapped = (error: GraphQLError): readonly GraphQLError[] =>
	(error.originalError as { errors?: GraphQLError[] } | undefined)?.errors ?? [error]

const explained = (error: GraphQLError) => {
	const problem = problemIn(error)
	return {
		message: problem?.message ?? error.message,
		path: error.path,
		extensions: { code: problem?.code ?? error.extensions?.code ?? 'invalid-request' },
	}
}

/** API-02: serves the data graph at /v1/graph; each query includes its own ownership conditions. */
export const serveGraph =
	(deps: Deps, admit: Admit, resolvers: IResolvers) => async (app: FastifyInstance) => {
		await app.register(mercurius, {
			schema,
			resolvers,
			path: '/v1/graph',
			graphiql: false,
			queryDepth: 5,
			cache: false,
			graphql: {
				parseOptions: { maxTokens: LIMITS.tokens },
				validateOptions: { maxErrors: 5 },
			},
			validationRules: ({ variables }) => limitRules(variables ?? {}),
			allowBatchedQueries: false,
			context: async (request): Promise<GraphContext> => ({
				account: await admit(request, { roles: ['*'], needsSecondFactor: false, changes: false }),
			}),
			errorFormatter: (execution) => {
				const errors = (execution.errors ?? []).flatMap(unwrapped)
				for (const error of errors)
					if (problemIn(error)?.status === 500)
						deps.log.error({ code: codeOf(error.originalError) }, 'graph')
				return {
					statusCode: 200,
					response: { data: execution.data ?? null, errors: errors.map(explained) as never },
				}
			},
		})
	}
