import glue from 'fastify-openapi-glue'

/** A route of a call as Fastify takes it, with its schemas resolved, without what handles it. */
export type ContractRoute = {
	method: string
	url: string
	schema: { operationId: string }
	/** The call’s `x-fastify-config`. */
	config?: object
}

type Answer = { content?: Record<string, unknown> }
type Answers = { responses?: Record<string, unknown> }
type Contract = { paths: Record<string, Record<string, Answers>>; components?: Answers }

/**
 * Takes answers that are not JSON (problems, events) out of a contract. They are sent as they are;
 * Fastify would write them by their schema.
 */
export const keepJsonAnswers = ({ paths, components }: Contract): void => {
	const operations = Object.values(paths).flatMap((path) => Object.values(path))
	const all = [components, ...operations].flatMap((one) => Object.values(one?.responses ?? {}))
	for (const { content = {} } of all as Answer[])
		for (const type of Object.keys(content)) if (type !== 'application/json') delete content[type]
}

/**
 * The routes that a joined contract describes. The contract is checked against the schema of
 * OpenAPI; what the plugin would give to Fastify is kept instead.
 * @throws Error when the contract is not valid; the faults are printed
 */
export const contractRoutes = async (contract: Contract): Promise<ContractRoute[]> => {
	const specification = structuredClone(contract)
	keepJsonAnswers(specification)
	const routes: ContractRoute[] = []
	const log = { debug: () => undefined, warn: () => undefined }
	const keeping = {
		log,
		hasContentTypeParser: () => true,
		route: ({ method, url, schema, config }: ContractRoute) =>
			void routes.push({ method, url, schema, ...(config && { config }) }),
		register: (addRoutes: (app: object) => Promise<void>) => addRoutes(keeping),
	}
	await (glue as unknown as (app: object, options: object) => Promise<void>)(keeping, {
		specification,
		operationResolver: () => ({ handler: () => undefined }),
	})
	return routes
}
