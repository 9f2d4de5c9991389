import { type ProductPlace, productPath } from '#domain/web/navigation.rules.ts'

/** The pages of the resources of a list; none while it has not been read. */
export const pathsOf = (list: { data: readonly ProductPlace[] } | undefined): string[] =>
	list?.data.map(productPath) ?? []
