/** A problem as the server describes it (RFC 9457); `code` is what the client translates. */
export type Problem = { status: number; code: string; detail?: string } & Record<string, unknown>

/**
 * Every way a call can fail. `code` is `network` when no answer came, else the server's own code.
 */
export class ApiError extends Error {
	readonly code: string
	readonly status: number
	readonly problem: Problem

	constructor(problem: Problem) {
		super(problem.detail ?? problem.code)
		this.name = 'ApiError'
		this.code = problem.code
		this.status = problem.status
		this.problem = problem
	}

	/** The failure of a call that got no answer at all. */
	static network(): ApiError {
		return new ApiError({ status: 0, code: 'network' })
	}

	/** Reads whatever a failed answer holds; a proxy's HTML page becomes `unexpected`. */
	static async of(response: Response): Promise<ApiError> {
		const body: unknown = await response
			.clone()
			.json()
			.catch(() => null)
		const hasCode = typeof body === 'object' && body !== null && 'code' in body
		const code = hasCode ? String(body.code) : 'unexpected'
		return new ApiError({ ...(body as object | null), status: response.status, code })
	}
}

/** The code of a failure, `unexpected` when it is not a failed call. */
export const codeOf = (error: unknown): string =>
	error instanceof ApiError ? error.code : 'unexpected'
