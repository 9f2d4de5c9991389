import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import type { GraphQLError } from 'graphql'
import mercurius from 'mercurius'
import { admission } from '#server/access.ts'
import type { Deps } from '#server/deps.ts'
import { enrolmentGraph } from '#server/graph/enrolment.graph.ts'
import type { GraphContext } from '#server/graph/graph-context.ts'
import { profileGraph } from '#server/graph/profile.graph.ts'
import { shelfGraph } from '#server/graph/shelf.graph.ts'
import { webinarGraph } from '#server/graph/webinar.graph.ts'
import { Problem } from '#server/problem.ts'

const schema = readFileSync(new URL('../../openapi/graph.graphql', import.meta.url), 'utf8')

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
export const graph = (deps: Deps) => async (app: FastifyInstance) => {
  const admit = admission(deps)
  const shelf = shelfGraph(deps)
  const profile = profileGraph(deps)
  await app.register(mercurius, {
    schema,
    resolvers: {
      Query: {
        ...webinarGraph(deps).Query,
        ...enrolmentGraph(deps).Query,
        ...shelf.Query,
        ...profile.Query,
      },
      Mutation: { ...shelf.Mutation, ...profile.Mutation },
    },
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
