import { queryOptions, skipToken } from '@tanstack/react-query'
import type { operations } from '#openapi/v1.gen.ts'

export type Suggestions =
	operations['listSuggestions']['responses'][200]['content']['application/json']

/** Suggestions for a text, as the process that fetches them stores them. */
export const suggestionsQuery = (text: string) =>
	queryOptions<Suggestions>({ queryKey: ['suggestions', text], queryFn: skipToken })
