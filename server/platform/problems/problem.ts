import { STATUS_CODES } from 'node:http'

/** A refusal that a client can act on: RFC 9457 with a stable `code` that the client translates. */
export class Problem extends Error {
	readonly status: number
	readonly code: string
	readonly extra: Record<string, unknown>

	/**
	 * @param status HTTP status
	 * @param code stable kebab-case kind, listed in openapi/v1.yaml
	 * @param detail one sentence for a developer; people read the client's message for `code`
	 * @param extra further members of the problem, such as the new quote
	 */
	constructor(status: number, code: string, detail?: string, extra: Record<string, unknown> = {}) {
		super(detail ?? code)
		this.status = status
		this.code = code
		this.extra = extra
	}

	toJSON() {
		return {
			type: 'about:blank',
			title: STATUS_CODES[this.status] ?? 'Error',
			status: this.status,
			code: this.code,
			detail: this.message,
			...this.extra,
		}
	}
}
