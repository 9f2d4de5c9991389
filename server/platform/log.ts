import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino'
import type { Config } from './config.ts'

/**
 * The log of the process at LOG_LEVEL, one JSON line an entry on standard output; lines of requests
 * name the path without its query and without login tokens.
 */
export const openLog = (
	config: Pick<Config, 'LOG_LEVEL'>,
	output: DestinationStream = pino.destination(1),
): Logger => {
	const options: LoggerOptions = {
		level: config.LOG_LEVEL,
		redact: ['req.headers.authorization', 'req.headers.cookie'],
		serializers: {
			req: (request: { method: string; url: string }) => ({
				method: request.method,
				path: request.url.split('?')[0]!.replace(/links\/[^/]+/, 'links/…'),
			}),
		},
	}
	return pino(options, output)
}
