import { GraphQLError, type ValidationContext, type ValidationRule } from 'graphql'
import { createComplexityRule } from 'graphql-query-complexity'

/**
 * Limits of one query: tokens of its text, aliased fields, and rows times fields over all its
 * lists.
 */
export const LIMITS = { tokens: 1000, aliases: 20, cost: 20_000 }

const tooCostly = (message: string) =>
	new GraphQLError(message, { extensions: { code: 'query-too-costly' } })

/** Refuses more aliases than a page needs: each is a separate query. */
const aliasRule: ValidationRule = (context: ValidationContext) => {
	let aliases = 0
	return {
		Field: ({ alias }) => {
			if (!alias) return
			aliases += 1
			if (aliases === LIMITS.aliases + 1)
				context.reportError(tooCostly(`At most ${LIMITS.aliases} fields may have an alias.`))
		},
	}
}

/** Rows that a list field answers at most; lists without a limit are short. */
const rowsOf = (limit: unknown): number =>
	typeof limit === 'number' ? Math.min(Math.max(limit, 1), 100) : 1

/** The rules that a query is checked by before anything is executed. */
export const limitRules = (variables: object): ValidationRule[] => [
	aliasRule,
	createComplexityRule({
		maximumComplexity: LIMITS.cost,
		variables,
		estimators: [({ args, childComplexity }) => 1 + rowsOf(args.limit) * (1 + childComplexity)],
		createError: (maximum, cost) => tooCostly(`The query costs ${cost}; at most ${maximum}.`),
	}),
]
