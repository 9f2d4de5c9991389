import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import type { GraphQLError } from 'graphql'
import mercurius, { type IResolvers } from 'mercurius'
import type { Admit } from '#server/platform/contract/admission.ts'
import type { Deps } from '#server/platform/deps.ts'
import type { GraphContext } from '#server/platform/graph/graph-context.ts'
import { Problem } from '#server/platform/problems/problem.ts'

const schema = readFileSync(new URL('../../../openapi/graph.graphql', import.meta.url), 'utf8')

/** Faults of the query itself have no path: nothing was executed. */
const isUnexpected = (error: GraphQLError) =>
  error.path !== undefined && !(error.originalError instanceof Problem)

const explained = (error: GraphQLError) => {
  const { originalError: cause, path } = error
  const code = path === undefined ? 'invalid-request' : 'unexpected'
  return {
    message: isUnexpected(error) ? 'Something went wrong on our side.' : error.message,
    path,
    extensions: { code: cause instanceof Problem ? cause.code : code },
  }
}

/** API-02: the data graph at /v1/graph; owner predicates stand inside each query. */
export const serveGraph =
  (deps: Deps, admit: Admit, resolvers: IResolvers) => async (app: FastifyInstance) => {
    await app.register(mercurius, {
      schema,
      resolvers,
      path: '/v1/graph',
      graphiql: false,
      queryDepth: 5,
      allowBatchedQueries: false,
      context: async (request): Promise<GraphContext> => ({
        account: await admit(request, ['*']),
      }),
      errorFormatter: (execution) => {
        const errors = execution.errors ?? []
        for (const error of errors.filter(isUnexpected))
          deps.log.error({ err: error.originalError }, 'graph')
        return {
          statusCode: 200,
          response: { data: execution.data ?? null, errors: errors.map(explained) as never },
        }
      },
    })
  }
